import type { CashFlow } from '#api/portfolio/cash-flows';
import { sumEntered } from '#domain/money/sum-entered';

/** The amounts of a cash flow, in column order. */
export const CASH_FLOW_AMOUNTS = [
  'position',
  'interimCashFlow',
  'principalCashFlow',
  'totalCashFlows',
  'cumulativeCashFlows',
  'realCashFlows',
  'diff',
] as const;
export type CashFlowAmount = (typeof CASH_FLOW_AMOUNTS)[number];

/** A position and a cumulative flow describe the state on a day, so a sum over days is meaningless. */
const STATES: readonly CashFlowAmount[] = ['position', 'cumulativeCashFlows'];

/** The sum of a column as decimal text; null if it is meaningless or the column is empty. */
export function columnTotal(flows: readonly CashFlow[], amount: CashFlowAmount): string | null {
  return STATES.includes(amount) ? null : sumEntered(flows.map((flow) => flow[amount]));
}
