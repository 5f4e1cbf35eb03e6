import type { CashFlow } from '#api/portfolio/cash-flows';
import type { CashFlowId } from '#api/platform/ids';
import { isCalendarDate } from '#domain/calendar-date';
import { roundTo, sumDecimals, type Decimal } from '#domain/money/decimal';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { isDecimalText } from '../../platform/ui/format.ts';
import type { CashFlowValues } from './cash-flow-values.ts';

/** The columns that follow from the others. */
export type CashFlowSum = 'totalCashFlows' | 'cumulativeCashFlows' | 'diff';

/** Those before this one in date order; a new one, without `id`, comes last on its day. */
export function flowsBefore(
  flows: readonly CashFlow[],
  { id, date }: { readonly id: CashFlowId | undefined; readonly date: string },
): readonly CashFlow[] {
  const isAbove = (flow: CashFlow) => id === undefined || flow.id < id;
  return flows.filter(
    (flow) => flow.id !== id && (flow.date < date || (flow.date === date && isAbove(flow))),
  );
}

/** What follows from a flow as it is typed and from those before it, as decimal text; '' where nothing does. */
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

/** True where both are the same amount, or both none. */
export function isSameAmount(typed: string, sum: string): boolean {
  const [one, other] = [toAmount(typed), toAmount(sum)];
  return one === null || other === null ? typed === sum : one.equals(other);
}

/** As it will be stored; null where no number is typed. */
function toAmount(typed: string): Decimal | null {
  return isDecimalText(typed) ? roundTo(typed, AMOUNT_PLACES) : null;
}
