import { daysBetween, dateFromDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { sumDecimals, type Decimal } from '../../money/decimal.ts';
import { failure, success } from '../../result.ts';
import {
  settledAccruedInterest,
  settleBond,
  type AccruedInterest,
  type SettledBond,
} from '../pricing/accrued-interest.ts';
import { assumedRate, type AssumedRate } from '../pricing/assumed-rates.ts';
import { settledBondFlows } from '../pricing/bond-flows.ts';
import { settlesExDividend } from '../pricing/ex-dividend.ts';
import { nominalAmount, nominalScaler } from '../terms/nominal-amount.ts';
import { heldPrincipal } from './held-nominal.ts';
import {
  notHeldReason,
  type HoldingOnDay,
  type HoldingProblem,
  type HoldingResult,
} from './holding-on-day.ts';

/** A future payment of interest and principal, in money. */
type ComingAmount = {
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
};

/** The rate of the current period of a floating coupon. */
type FloatingFigures = {
  readonly index: string;
  /** A fraction per year. */
  readonly couponRate: number;
  /** Null if all future rates are known. */
  readonly assumed: AssumedRate | null;
};

/** Figures of a day that need only the terms and no price. */
export type RunningFigures = {
  /** The nominal that is still held. */
  readonly nominal: Decimal;
  /** Percent of the original nominal that is outstanding. */
  readonly outstanding: number;
  /** Null if the coupon does not float. */
  readonly floating: FloatingFigures | null;
  readonly accrued: AccruedInterest;
  /** The holder's part of the current coupon, also while the bond trades ex-dividend, since the holder will get all of it. */
  readonly earnedInterest: Decimal;
  readonly daysToMaturity: number;
  /** Null for a bond that pays no coupons. */
  readonly nextCoupon: {
    readonly date: CalendarDate;
    readonly days: number;
    readonly amount: Decimal;
  } | null;
  /** All future payments if held to maturity, and their sum. */
  readonly toCome: readonly ComingAmount[];
  readonly heldToMaturity: Decimal;
};

/** A bond that is fully repaid by instalments has matured. */
const RUNNING_REASONS: Partial<Record<HoldingProblem, HoldingProblem>> = {
  'settlement-before-issue': 'not-issued-yet',
  'nothing-outstanding': 'matured',
};

/** The future payments for the nominal held on the day. */
function comingAmounts(
  { terms: { terms }, settlement, nominal }: HoldingOnDay,
  bond: SettledBond,
): ComingAmount[] {
  const scaleToNominal = nominalScaler(nominal);
  const principalOn = heldPrincipal(terms, nominal, settlement);
  return settledBondFlows(bond).flows.map(({ day, coupon, principal }) => {
    const date = dateFromDayNumber(day);
    return {
      date,
      coupon: scaleToNominal(coupon),
      principal: principalOn?.(date).principal ?? scaleToNominal(principal),
    };
  });
}

function floatingFigures(
  { terms: { floating } }: HoldingOnDay,
  bond: SettledBond,
): RunningFigures['floating'] {
  if (floating === null) return null;
  const { index, fixings } = floating;
  return { index, couponRate: bond.couponRate, assumed: assumedRate(bond, fixings) };
}

/** The figures of a holding on a day that need no price. */
export function runningFigures(on: HoldingOnDay): HoldingResult<RunningFigures> {
  const { terms: of, settlement, nominal } = on;
  const { terms } = of;
  const reason = notHeldReason(on);
  if (reason !== undefined) return failure(reason);
  const bond = settleBond(terms, settlement);
  if (!bond.ok) return failure(RUNNING_REASONS[bond.reason] ?? bond.reason);
  const exDividend = settlesExDividend(of, settlement);
  const accrued = settledAccruedInterest(bond.value, exDividend);
  const accruedAmount = nominalAmount(accrued.amount, nominal);
  const toCome = comingAmounts(on, bond.value);
  const next = toCome.find(({ coupon }) => !coupon.isZero()) ?? null;
  return success({
    nominal,
    outstanding: bond.value.outstanding,
    floating: floatingFigures(on, bond.value),
    accrued,
    earnedInterest: exDividend ? accruedAmount.plus(next?.coupon ?? 0) : accruedAmount,
    daysToMaturity: daysBetween(settlement, terms.maturity),
    nextCoupon: next && {
      date: next.date,
      days: daysBetween(settlement, next.date),
      amount: next.coupon,
    },
    toCome,
    heldToMaturity: sumDecimals(toCome.flatMap(({ coupon, principal }) => [coupon, principal])),
  });
}
