import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { nominalScaler } from '../../bonds/terms/nominal-amount.ts';
import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { settleSecurity, type SecurityTerms } from '../positions/security-terms.ts';

/** What a position is to bring on a day: before tax, in its currency, 2 places. */
export interface ComingIncome extends PositionKey {
  /** The contract's day; not moved for holidays. */
  readonly day: CalendarDate;
  /** Interest or a dividend. */
  readonly income: Decimal;
  /** What comes back of the capital, which is no income. */
  readonly principal: Decimal;
}

/**
 * What a bond position, computed for the day, pays after it, and up to `until` where that is given, soonest first: what is held by the
 * terms, each amount rounded once. Undefined if the terms do not determine it or the position has no figures; empty once it has
 * ended.
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
  // What was bought before its issue pays from then on.
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

/** What an ETF or a share has paid for one unit on a day, in its currency. */
export interface PaidDistribution {
  readonly day: CalendarDate;
  readonly perUnit: Decimal;
}
