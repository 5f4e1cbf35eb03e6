import { addDays, dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { success, type Result } from '../../result.ts';
import { accruedAmount, settleBond, type SettledBond, type SettlementProblem } from './accrued-interest.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import type { CouponFrequency } from '../terms/coupon-grid.ts';
import type { PeriodBoundary } from '../terms/coupon-schedule.ts';
import { fractionOfPeriod } from '../terms/day-count.ts';
import { firstRepaymentAfter, couponAmount, perOutstanding } from './period-interest.ts';

/** One future payment, per 100 of the nominal outstanding at settlement. */
export type BondFlow = {
  /** Day number; `dateFromDayNumber` gives the date. */
  readonly day: number;
  readonly coupon: number;
  readonly principal: number;
  /** Coupon and principal. */
  readonly amount: number;
  /**
   * Fractional number of coupon periods since the previous payment (for the first, since settlement): coupon time, not calendar
   * time.
   */
  readonly step: number;
};

/** The payments of a bond after settlement, from which prices, yields and risk are computed. Computed once per bond and day. */
export type BondFlows = {
  readonly flows: readonly BondFlow[];
  /** Coupon periods per year; 1 for a bond without coupon dates. */
  readonly periodsPerYear: CouponFrequency;
  /** Accrued interest per 100 nominal at settlement: dirty price = clean price + accrued. */
  readonly accrued: number;
};

/** Periods between two boundaries. Without coupon dates, ACT/365 and ACT/360 count calendar time instead. */
export function periodsBetween(bond: SettledBond, start: PeriodBoundary, end: PeriodBoundary): number {
  const { dayCount, frequency } = bond.terms;
  const countsDays = frequency === 0 && (dayCount === 'ACT/365F' || dayCount === 'ACT/360');
  return countsDays
    ? fractionOfPeriod(dayCount, { start: start.day, end: end.day })
    : end.position - start.position;
}

/** The only place that creates flows, so that they all have the same object shape, which makes reading them fast. */
function flowAt(
  { day }: PeriodBoundary,
  paid: Pick<BondFlow, 'coupon' | 'principal'>,
  step: number,
): BondFlow {
  const { coupon, principal } = paid;
  return { day, coupon, principal, amount: coupon + principal, step };
}

/** The payments of a bond that repays in instalments: instalments on their days, and the coupon at the end of each period. */
function listAmortisingFlows(bond: SettledBond, until: number): BondFlow[] {
  const { terms, schedule, settlement, periodEnds, outstanding } = bond;
  const { repayments } = terms;
  const flows: BondFlow[] = [];
  let previous = settlement;
  const pay = (boundary: PeriodBoundary, coupon: number, principal: number) => {
    if (boundary.day > until) return;
    const paid = {
      coupon: perOutstanding(coupon, outstanding),
      principal: perOutstanding(principal, outstanding),
    };
    flows.push(flowAt(boundary, paid, periodsBetween(bond, previous, boundary)));
    previous = boundary;
  };
  let start = bond.periodStart;
  let next = firstRepaymentAfter(terms, start.day);
  for (const end of periodEnds) {
    if (start.day >= until) break;
    const coupon = couponAmount(bond, { start, end }, next);
    let principal = 0;
    let repayment = repayments[next];
    while (repayment !== undefined && repayment.day <= end.day) {
      const { day, amount } = repayment;
      if (day === end.day) principal += amount;
      else if (day > settlement.day) pay({ day, position: schedule.grid.positionAt(day) }, 0, amount);
      next += 1;
      repayment = repayments[next];
    }
    if (coupon !== 0 || principal !== 0) pay(end, coupon, principal);
    start = end;
  }
  return flows;
}

/** The payments of a bullet bond strictly after settlement; ex-dividend, without the next coupon. */
function listFlows(bond: SettledBond, exDividend: boolean, until: number): BondFlow[] {
  const { terms, settlement, periodEnd, periodEnds } = bond;
  const flows: BondFlow[] = [];
  let start = bond.periodStart;
  let previous = settlement;
  for (const end of periodEnds) {
    if (end.day > until) break;
    const belongsToSeller = exDividend && end === periodEnd;
    const principal = end.day === terms.maturity ? terms.redemption : 0;
    const coupon = belongsToSeller ? 0 : couponAmount(bond, { start, end });
    if (!belongsToSeller || principal > 0) {
      const step = periodsBetween(bond, previous, end);
      flows.push(flowAt(end, { coupon, principal }, step));
      previous = end;
    }
    start = end;
  }
  return flows;
}

/** The future payments of a settled bond; with `until`, a day number, those up to that day. */
export function settledBondFlows(bond: SettledBond, exDividend = false, until = Infinity): BondFlows {
  const isAmortising = bond.terms.repayments.length > 0;
  return {
    flows: isAmortising ? listAmortisingFlows(bond, until) : listFlows(bond, exDividend, until),
    periodsPerYear: bond.schedule.periodsPerYear,
    accrued: accruedAmount(bond, exDividend),
  };
}

/**
 * The payments of a bond strictly after settlement, per 100 nominal, and its accrued interest. Fails with the reason if the terms
 * or the settlement date make no sense.
 */
export function bondFlows(
  terms: BondTerms,
  settlement: CalendarDate,
  exDividend = false,
): Result<BondFlows, SettlementProblem> {
  const bond = settleBond(terms, settlement);
  return bond.ok ? success(settledBondFlows(bond.value, exDividend)) : bond;
}

/** The sum of the coupons with from ≤ date < to, per 100 nominal, which a holder between these days receives. */
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
