import { addDays, dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { success, type Result } from '../../result.ts';
import { accruedAmount, settleBond, type SettledBond, type SettlementProblem } from './accrued-interest.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import type { CouponFrequency } from '../terms/coupon-grid.ts';
import type { PeriodBoundary } from '../terms/coupon-schedule.ts';
import { fractionOfPeriod } from '../terms/day-count.ts';
import { interestOfPeriod, perOutstanding, type Span } from './period-interest.ts';

/** One payment still to come, per 100 of the nominal outstanding at settlement. */
export type BondFlow = {
  /** Day number; `dateFromDayNumber` gives the date. */
  readonly day: number;
  readonly coupon: number;
  readonly principal: number;
  /** Coupon and principal. */
  readonly amount: number;
  /** Coupon periods from the payment before (from settlement for the first), fractional: coupon time, not calendar time. */
  readonly step: number;
};

/** What a bond still pays after settlement: all that prices, yields and risk are made of. Computed once per bond and day. */
export type BondFlows = {
  readonly flows: readonly BondFlow[];
  /** Coupon periods a year; 1 for a bond without coupon dates. */
  readonly periodsPerYear: CouponFrequency;
  /** Accrued interest per 100 nominal at settlement: dirty price = clean price + accrued. */
  readonly accrued: number;
};

/** Periods between two places; without coupon dates ACT/365 and ACT/360 count calendar time instead. */
function periodsBetween(bond: SettledBond, start: PeriodBoundary, end: PeriodBoundary): number {
  const { dayCount, frequency } = bond.terms;
  const countsDays = frequency === 0 && (dayCount === 'ACT/365F' || dayCount === 'ACT/360');
  return countsDays
    ? fractionOfPeriod(dayCount, { start: start.day, end: end.day })
    : end.position - start.position;
}

/** What is paid on one day, per 100 of the original nominal. */
interface PaidDay {
  readonly place: PeriodBoundary;
  readonly coupon: number;
  readonly principal: number;
}

/** What the issuer pays back after one day up to another, day by day. */
function repaidBetween({ terms, schedule }: SettledBond, after: number, until: number): PaidDay[] {
  const days = new Map<number, number>();
  for (const { day, percent, price } of terms.repayments) {
    if (day > after && day <= until) days.set(day, (days.get(day) ?? 0) + (percent * price) / 100);
  }
  return [...days].map(([day, principal]) => {
    return { place: { day, position: schedule.grid.positionAt(day) }, coupon: 0, principal };
  });
}

/** The days of a coupon period on which something is paid: instalments within it, the coupon at its end. */
function paidInPeriod(bond: SettledBond, period: Span): PaidDay[] {
  const { start, end } = period;
  const coupon = interestOfPeriod(bond, period);
  const repaid = repaidBetween(bond, Math.max(start.day, bond.settlement.day), end.day);
  const within = repaid.filter(({ place }) => place.day < end.day);
  const principal = repaid.find(({ place }) => place.day === end.day)?.principal ?? 0;
  const paysAtEnd = coupon !== 0 || principal !== 0;
  return paysAtEnd ? [...within, { place: end, coupon, principal }] : within;
}

/** The payments of a bond that pays back in instalments. */
function listAmortisingFlows(bond: SettledBond): BondFlow[] {
  const { settlement, periodEnds, outstanding } = bond;
  const flows: BondFlow[] = [];
  let start = bond.periodStart;
  let previous = settlement;
  for (const end of periodEnds) {
    for (const { place, ...paid } of paidInPeriod(bond, { start, end })) {
      const coupon = perOutstanding(paid.coupon, outstanding);
      const principal = perOutstanding(paid.principal, outstanding);
      const step = periodsBetween(bond, previous, place);
      flows.push({ day: place.day, coupon, principal, amount: coupon + principal, step });
      previous = place;
    }
    start = end;
  }
  return flows;
}

/** The payments of a bond that pays all back at maturity, strictly after settlement; ex-dividend without the next coupon. */
function listFlows(bond: SettledBond, exDividend: boolean): BondFlow[] {
  const { terms, settlement, periodEnd, periodEnds } = bond;
  const flows: BondFlow[] = [];
  let start = bond.periodStart;
  let previous = settlement;
  for (const end of periodEnds) {
    const belongsToSeller = exDividend && end === periodEnd;
    const principal = end.day === terms.maturity ? terms.redemption : 0;
    const coupon = belongsToSeller ? 0 : interestOfPeriod(bond, { start, end });
    if (!belongsToSeller || principal > 0) {
      const step = periodsBetween(bond, previous, end);
      flows.push({ day: end.day, coupon, principal, amount: coupon + principal, step });
      previous = end;
    }
    start = end;
  }
  return flows;
}

/** What a settled bond still pays. */
export function settledBondFlows(bond: SettledBond, exDividend = false): BondFlows {
  const isAmortising = bond.terms.repayments.length > 0;
  return {
    flows: isAmortising ? listAmortisingFlows(bond) : listFlows(bond, exDividend),
    periodsPerYear: bond.schedule.periodsPerYear,
    accrued: accruedAmount(bond, exDividend),
  };
}

/**
 * The payments of a bond strictly after settlement, per 100 nominal, and its accrued interest.
 * Fails with the reason where the terms or the settlement date make no sense.
 */
export function bondFlows(
  terms: BondTerms,
  settlement: CalendarDate,
  exDividend = false,
): Result<BondFlows, SettlementProblem> {
  const bond = settleBond(terms, settlement);
  return bond.ok ? success(settledBondFlows(bond.value, exDividend)) : bond;
}

/** The coupons with from ≤ date < to, per 100 nominal: those of a holder from one day to another. */
export function couponsBetween(
  terms: BondTerms,
  from: CalendarDate,
  to: CalendarDate,
): Result<readonly { readonly date: CalendarDate; readonly amount: number }[], SettlementProblem> {
  const dayBefore = terms.issue !== undefined && from <= terms.issue ? terms.issue : addDays(from, -1);
  const flows = bondFlows(terms, dayBefore);
  if (!flows.ok) return flows;
  const last = dayNumber(to);
  return success(
    flows.value.flows
      .filter(({ day, coupon }) => day < last && coupon !== 0)
      .map(({ day, coupon }) => ({ date: dateFromDayNumber(day), amount: coupon })),
  );
}
