import { describe, expect, it } from 'vitest';
import { CashFlow } from '#api/portfolio/cash-flows';
import { columnTotal } from './cash-flow-columns.ts';

const none = {
  position: null,
  interimCashFlow: null,
  principalCashFlow: null,
  totalCashFlows: null,
  cumulativeCashFlows: null,
  realCashFlows: null,
  diff: null,
  origin: 'entered',
  version: 1,
};
const flows = [
  CashFlow.parse({
    ...none,
    id: 1,
    date: '2026-01-15',
    position: -1000,
    interimCashFlow: 0.1,
    cumulativeCashFlows: 5,
  }),
  CashFlow.parse({ ...none, id: 2, date: '2026-07-15', position: -1000, interimCashFlow: 0.2 }),
];

describe('the totals of cash flows', () => {
  it('are exact to the cent', () => {
    expect(columnTotal(flows, 'interimCashFlow')).toBe('0.30');
  });

  it('are left out if a sum is meaningless', () => {
    expect(columnTotal(flows, 'position')).toBeNull();
    expect(columnTotal(flows, 'cumulativeCashFlows')).toBeNull();
  });

  it('are missing without values', () => {
    expect(columnTotal(flows, 'diff')).toBeNull();
  });
});
