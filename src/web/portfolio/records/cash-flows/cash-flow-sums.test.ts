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

describe('the sums that a cash flow is offered', () => {
  it('are interim and principal, the totals until then, and what came less what was promised', () => {
    const amounts = { interimCashFlow: '0.1', principalCashFlow: '0.2', totalCashFlows: '0.3' };
    expect(computeSums({ ...typed, ...amounts, realCashFlows: '0.25' }, flows)).toEqual({
      totalCashFlows: '0.3',
      cumulativeCashFlows: '-9887.3',
      diff: '-0.05',
    });
  });

  it('follow a total that was changed by hand', () => {
    const amounts = { interimCashFlow: '100', totalCashFlows: '90', realCashFlows: '95' };
    expect(computeSums({ ...typed, ...amounts }, [])).toEqual({
      totalCashFlows: '100',
      cumulativeCashFlows: '90',
      diff: '5',
    });
  });

  it('are those of the amounts as they will be stored', () => {
    const amounts = { interimCashFlow: '1.005', principalCashFlow: '1.005' };
    expect(computeSums({ ...typed, ...amounts }, []).totalCashFlows).toBe('2.02');
  });

  it('are none where nothing is typed, no day is known, or what is typed is no number', () => {
    const none = { totalCashFlows: '', cumulativeCashFlows: '', diff: '' };
    expect(computeSums(typed, flows)).toEqual(none);
    expect(computeSums({ ...typed, interimCashFlow: 'ten', totalCashFlows: '1,2,3' }, flows)).toEqual(none);
    expect(computeSums({ ...NO_CASH_FLOW, totalCashFlows: '5' }, flows).cumulativeCashFlows).toBe('');
  });
});

describe('the cash flows before one', () => {
  it('end with those of its day where it is new', () => {
    expect(flowsBefore(flows, { id: undefined, date: '2026-07-15' })).toEqual(flows);
    expect(flowsBefore(flows, { id: undefined, date: '2026-07-14' })).toEqual([purchase]);
  });

  it('are those that the list shows above it where it is stored', () => {
    const before = (id: number, date: string) => flowsBefore(flows, { id: CashFlowId.parse(id), date });
    expect(before(5, '2026-07-15')).toEqual([purchase, coupon]);
    expect(before(3, '2026-07-15')).toEqual([purchase]);
    expect(before(7, '2026-12-31')).toEqual([coupon, redemption]);
  });
});

it('two texts are the same amount however many zeros they end with', () => {
  expect(isSameAmount('112.50', '112.5')).toBe(true);
  expect(isSameAmount('', '')).toBe(true);
  expect(isSameAmount('', '0')).toBe(false);
  expect(isSameAmount('ten', '10')).toBe(false);
});
