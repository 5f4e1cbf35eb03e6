import { compareDays, type CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';

/** A part of the principal that is repaid before maturity (docs/bond-mathematics.md, 'Instalments'). */
export interface Instalment {
  readonly day: CalendarDate;
  /** Percent of the original nominal; 0 is allowed. */
  readonly percent: DecimalLike;
  /** Paid per 100 of that part; 100 if missing. */
  readonly price?: DecimalLike | undefined;
}

/** When and at what price the principal is repaid: in instalments, and the rest at maturity. */
export interface Repayment {
  readonly maturity: CalendarDate;
  /** Paid at maturity per 100 of the nominal then outstanding. */
  readonly redemption: DecimalLike;
  readonly instalments: readonly Instalment[];
}

/** One day on which principal is repaid. */
export interface RepaymentStep {
  readonly kind: 'instalment' | 'redemption';
  readonly day: CalendarDate;
  /** Per 100 of the repaid part. */
  readonly price: Decimal;
  /**
   * The repaid part, and the part outstanding before it, in percent of the original nominal. The redemption repays everything.
   */
  readonly percent: Decimal;
  readonly outstanding: Decimal;
}

export type RepaymentProblem = 'instalments-not-valid';

const WHOLE = new Decimal(100);

/** A sorted copy, by day. */
export function inOrder(instalments: readonly Instalment[]): Instalment[] {
  return [...instalments].sort((one, other) => compareDays(one.day, other.day));
}

/**
 * The repayments of principal, ascending, the redemption last. `instalments-not-valid` if a percentage is negative, their sum
 * exceeds 100, or one is dated after maturity.
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

/** Percent of the original nominal that is outstanding at the end of the day, after the instalments of that day. */
export function outstandingPercent(instalments: readonly Instalment[], day: CalendarDate): Decimal {
  return instalments
    .filter((instalment) => instalment.day <= day)
    .reduce((left, { percent }) => left.minus(percent), WHOLE);
}

/** The repaid part of a nominal, in whole cents, in proportion to what is outstanding. The last repayment takes the rest. */
export function repaidNominal(
  held: Decimal,
  { percent, outstanding }: Pick<RepaymentStep, 'percent' | 'outstanding'>,
): Decimal {
  if (percent.eq(outstanding)) return held;
  return roundTo(held.times(percent).div(outstanding), AMOUNT_PLACES);
}

/** A repayment of a holding. */
export interface HeldRepayment {
  readonly day: CalendarDate;
  readonly nominal: Decimal;
  /** The amount paid, 2 places. */
  readonly amount: Decimal;
  /** Per 100 of the repaid nominal. */
  readonly price: Decimal;
  /** The nominal held afterwards. */
  readonly left: Decimal;
}

/** The repayments after a day of a nominal that was outstanding on that day; empty if the instalments are not valid. */
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
