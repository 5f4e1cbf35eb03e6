import type { CashFlow } from '#api/portfolio/cash-flows';
import type { CashFlowId } from '#api/platform/ids';
import { isCalendarDate } from '#domain/calendar-date';
import { roundTo, sumDecimals, type Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { isDecimalText } from '../../../platform/ui/format.ts';
import type { CashFlowValues } from './cash-flow-values.ts';

/** The columns that are derived from others. */
export type CashFlowSum = 'totalCashFlows' | 'cumulativeCashFlows' | 'diff';

/** The cash flows before this one in date order. A new one has no `id` and comes last on its day. */
export function flowsBefore(
  flows: readonly CashFlow[],
  { id, date }: { readonly id: CashFlowId | undefined; readonly date: string },
): readonly CashFlow[] {
  const isAbove = (flow: CashFlow) => id === undefined || flow.id < id;
  return flows.filter(
    (flow) => flow.id !== id && (flow.date < date || (flow.date === date && isAbove(flow))),
  );
}

/** The derived amounts of a flow as typed, from its own fields and earlier flows, as decimal text; '' if there is none. */
export function computeSums(
  typed: CashFlowValues,
  before: readonly CashFlow[],
): Readonly<Record<CashFlowSum, string>> {
  const parts = [toAmount(typed.interimCashFlow), toAmount(typed.principalCashFlow)];
  const givenParts = parts.filter((part) => part !== null);
  const total = toAmount(typed.totalCashFlows);
  const real = toAmount(typed.realCashFlows);
  const totalsBefore = sumDecimals(before.map((flow) => flow.totalCashFlows ?? 0));
  return {
    totalCashFlows: givenParts.length === 0 ? '' : sumDecimals(givenParts).toFixed(),
    cumulativeCashFlows:
      total === null || !isCalendarDate(typed.date) ? '' : totalsBefore.plus(total).toFixed(),
    diff: total === null || real === null ? '' : real.minus(total).toFixed(),
  };
}

/** True if both texts are the same amount, or neither is one. */
export function isSameAmount(typed: string, sum: string): boolean {
  const [one, other] = [toAmount(typed), toAmount(sum)];
  return one === null || other === null ? typed === sum : one.equals(other);
}

/** The amount as it will be stored; null if the text is not a number. */
function toAmount(typed: string): Decimal | null {
  return isDecimalText(typed) ? roundTo(typed, AMOUNT_PLACES) : null;
}
