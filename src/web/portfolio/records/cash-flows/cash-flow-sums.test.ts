import { describe, expect, it } from 'vitest';
import { CashFlow } from '#api/portfolio/cash-flows';
import { CashFlowId } from '#api/platform/ids';
import { flowsBefore, isSameAmount, computeSums } from './cash-flow-sums.ts';
import { NO_CASH_FLOW } from './cash-flow-values.ts';

const flow = (id: number, date: string, totalCashFlows: number | null) =>
  CashFlow.parse({
    id,
    date,
    position: null,
    interimCashFlow: null,
    principalCashFlow: null,
    totalCashFlows,
    cumulativeCashFlows: null,
    realCashFlows: null,
    diff: null,
    origin: 'entered',
    version: 1,
  });
const purchase = flow(7, '2026-03-16', -10_000.1);
const coupon = flow(3, '2026-07-15', 112.5);
const redemption = flow(5, '2026-07-15', null);
const flows = [purchase, coupon, redemption];
const typed = { ...NO_CASH_FLOW, date: '2027-01-15' };

describe('the derived sums of a cash flow', () => {
  it('are interim plus principal, the running totals, and received less promised', () => {
    const amounts = { interimCashFlow: '0.1', principalCashFlow: '0.2', totalCashFlows: '0.3' };
    expect(computeSums({ ...typed, ...amounts, realCashFlows: '0.25' }, flows)).toEqual({
      totalCashFlows: '0.3',
      cumulativeCashFlows: '-9887.3',
      diff: '-0.05',
    });
  });

  it('follow a manually changed total', () => {
    const amounts = { interimCashFlow: '100', totalCashFlows: '90', realCashFlows: '95' };
    expect(computeSums({ ...typed, ...amounts }, [])).toEqual({
      totalCashFlows: '100',
      cumulativeCashFlows: '90',
      diff: '5',
    });
  });

  it('are computed from the amounts as they will be stored', () => {
    const amounts = { interimCashFlow: '1.005', principalCashFlow: '1.005' };
    expect(computeSums({ ...typed, ...amounts }, []).totalCashFlows).toBe('2.02');
  });

  it('are missing if nothing is typed, the day is not known, or the text is not a number', () => {
    const none = { totalCashFlows: '', cumulativeCashFlows: '', diff: '' };
    expect(computeSums(typed, flows)).toEqual(none);
    expect(computeSums({ ...typed, interimCashFlow: 'ten', totalCashFlows: '1,2,3' }, flows)).toEqual(none);
    expect(computeSums({ ...NO_CASH_FLOW, totalCashFlows: '5' }, flows).cumulativeCashFlows).toBe('');
  });
});

describe('the preceding cash flows', () => {
  it('include those of the same day for a new one', () => {
    expect(flowsBefore(flows, { id: undefined, date: '2026-07-15' })).toEqual(flows);
    expect(flowsBefore(flows, { id: undefined, date: '2026-07-14' })).toEqual([purchase]);
  });

  it('are those above it in the list for a stored one', () => {
    const before = (id: number, date: string) => flowsBefore(flows, { id: CashFlowId.parse(id), date });
    expect(before(5, '2026-07-15')).toEqual([purchase, coupon]);
    expect(before(3, '2026-07-15')).toEqual([purchase]);
    expect(before(7, '2026-12-31')).toEqual([coupon, redemption]);
  });
});

it('trailing zeros do not change an amount', () => {
  expect(isSameAmount('112.50', '112.5')).toBe(true);
  expect(isSameAmount('', '')).toBe(true);
  expect(isSameAmount('', '0')).toBe(false);
  expect(isSameAmount('ten', '10')).toBe(false);
});
