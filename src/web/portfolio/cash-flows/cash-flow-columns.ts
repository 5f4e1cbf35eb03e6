import type { CashFlow } from '#api/portfolio/cash-flows';
import { sumEntered } from '../../platform/lists/sum-entered.ts';

/** The amounts of a cash flow, in the order of the columns. */
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

/** A position and a cumulative flow are states of a day: their sum over days means nothing. */
const STATES: readonly CashFlowAmount[] = ['position', 'cumulativeCashFlows'];

/** The sum of a column as decimal text; null where it means nothing, or nothing is given. */
export function columnTotal(flows: readonly CashFlow[], amount: CashFlowAmount): string | null {
  return STATES.includes(amount) ? null : sumEntered(flows.map((flow) => flow[amount]));
}
