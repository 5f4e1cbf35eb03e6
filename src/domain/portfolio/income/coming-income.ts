import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { nominalScaler } from '../../bonds/terms/nominal-amount.ts';
import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { settleSecurity, type SecurityTerms } from '../positions/security-terms.ts';

/** Future income of a position on a day: before tax, in its currency, 2 decimal places. */
export interface ComingIncome extends PositionKey {
  /** The contract's due day, not adjusted for holidays. */
  readonly day: CalendarDate;
  /** Interest or a dividend. */
  readonly income: Decimal;
  /** Principal repaid, which is not income. */
  readonly principal: Decimal;
}

/**
 * The future payments of a bond position, soonest first: after the day `after`, for which the position is computed, and up to `until` if
 * given. Each amount is rounded once. Undefined if the terms do not determine them or the position has no figures; empty once the bond
 * has matured or nothing is held.
 */
export function comingInterest(
  position: Position,
  terms: SecurityTerms | undefined,
  { after: day, until }: { readonly after: CalendarDate; readonly until?: CalendarDate | undefined },
): ComingIncome[] | undefined {
  const { kind, isin, currency, figures } = position;
  if (figures === null || kind !== 'bond') return undefined;
  if (figures.quantity.isZero()) return [];
  if (terms === undefined || terms.interest === null) return undefined;
  const { issue } = terms.interest.terms;
  // Bought before its issue, a bond accrues from the issue date.
  const from = issue !== undefined && day < issue ? issue : day;
  const last = until === undefined ? Infinity : dayNumber(until);
  const bond = settleSecurity(terms, terms.interest.terms, { day: from, until: last });
  if (!bond.ok) return bond.reason === 'maturity-not-after-settlement' ? [] : undefined;
  const toAmount = nominalScaler(figures.quantity);
  return settledBondFlows(bond.value, false, last)
    .flows.filter(({ amount }) => amount !== 0)
    .map(({ day: paid, coupon, principal }) => ({
      kind,
      isin,
      currency,
      day: dateFromDayNumber(paid),
      income: toAmount(coupon),
      principal: toAmount(principal),
    }));
}

/** A distribution per unit of an ETF or share, in its currency. */
export interface PaidDistribution {
  readonly day: CalendarDate;
  readonly perUnit: Decimal;
}
