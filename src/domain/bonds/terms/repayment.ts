import type { CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';

/** A part of the principal that is paid back before maturity (docs/bond-mathematics.md, 'Instalments'). */
export interface Instalment {
  readonly day: CalendarDate;
  /** Percent of the original nominal; 0 is allowed. */
  readonly percent: DecimalLike;
  /** Paid for 100 of that part; 100 without it. */
  readonly price?: DecimalLike | undefined;
}

/** When and at what price the principal comes back: by instalments, and the rest at maturity. */
export interface Repayment {
  readonly maturity: CalendarDate;
  /** Paid at maturity per 100 of what is then outstanding. */
  readonly redemption: DecimalLike;
  readonly instalments: readonly Instalment[];
}

/** One day on which principal comes back. */
export interface RepaymentStep {
  readonly kind: 'instalment' | 'redemption';
  readonly day: CalendarDate;
  /** Per 100 of what is paid back. */
  readonly price: Decimal;
  /** What leaves, of what was outstanding before it: both in percent of the original nominal. The redemption takes all. */
  readonly percent: Decimal;
  readonly outstanding: Decimal;
}

export type RepaymentProblem = 'instalments-not-valid';

const WHOLE = new Decimal(100);

export function inOrder(instalments: readonly Instalment[]): Instalment[] {
  return [...instalments].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/**
 * The days on which principal comes back, ascending; the redemption is the last. `instalments-not-valid` where a percent is
 * negative, all of them make more than 100, or one is dated after maturity.
 */
export function repaymentSteps(repayment: Repayment): Result<RepaymentStep[], RepaymentProblem> {
  const { maturity, redemption, instalments } = repayment;
  const steps: RepaymentStep[] = [];
  let outstanding = WHOLE;
  for (const { day, percent: given, price = WHOLE } of inOrder(instalments)) {
    const percent = new Decimal(given);
    if (percent.lt(0) || percent.gt(outstanding) || day > maturity) return failure('instalments-not-valid');
    if (percent.gt(0)) {
      steps.push({ kind: 'instalment', day, price: new Decimal(price), percent, outstanding });
    }
    outstanding = outstanding.minus(percent);
  }
  const price = new Decimal(redemption);
  steps.push({ kind: 'redemption', day: maturity, price, percent: outstanding, outstanding });
  return success(steps);
}

/** Percent of the original nominal that is outstanding at the end of the day, instalments of that day taken off. */
export function outstandingPercent(instalments: readonly Instalment[], day: CalendarDate): Decimal {
  return instalments
    .filter((instalment) => instalment.day <= day)
    .reduce((left, { percent }) => left.minus(percent), WHOLE);
}

/** What is paid back of a nominal, in whole cents of it, in proportion to what is outstanding; the last repayment takes the rest. */
export function repaidNominal(
  held: Decimal,
  { percent, outstanding }: Pick<RepaymentStep, 'percent' | 'outstanding'>,
): Decimal {
  if (percent.eq(outstanding)) return held;
  return roundTo(held.times(percent).div(outstanding), AMOUNT_PLACES);
}

/** A repayment of what somebody holds. */
export interface HeldRepayment {
  readonly day: CalendarDate;
  readonly nominal: Decimal;
  /** What is paid for it, 2 places. */
  readonly amount: Decimal;
  /** Per 100 of it. */
  readonly price: Decimal;
  /** Held afterwards. */
  readonly left: Decimal;
}

/** What is paid back after a day of a nominal that was outstanding on it; nothing where the instalments are not valid. */
export function heldRepayments(
  repayment: Repayment,
  nominal: DecimalLike,
  after: CalendarDate,
): HeldRepayment[] {
  const steps = repaymentSteps(repayment);
  const repaid: HeldRepayment[] = [];
  let held = new Decimal(nominal);
  for (const step of steps.ok ? steps.value : []) {
    if (step.day <= after || held.isZero()) continue;
    const { day, price } = step;
    const part = repaidNominal(held, step);
    held = held.minus(part);
    const amount = roundTo(part.times(price).div(100), AMOUNT_PLACES);
    repaid.push({ day, nominal: part, amount, price, left: held });
  }
  return repaid;
}
