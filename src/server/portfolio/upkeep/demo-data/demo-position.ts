import { addDays, dateFromDayNumber, daysBetween, type CalendarDate } from '#domain/calendar-date';
import { bondFlows, type BondFlows } from '#domain/bonds/pricing/bond-flows';
import { featureTerms, type BondFeatures } from '#domain/bonds/terms/bond-features';
import { yieldFromCleanPrice } from '#domain/bonds/pricing/bond-yield';
import { billSimpleYieldFromPrice } from '#domain/bonds/pricing/treasury-bill';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo, type DecimalLike } from '#domain/money/decimal';
import { resolveDay, workingDay, type DemoDay } from './demo-day.ts';
import { demoFeatures } from './demo-features.ts';
import type { DemoHolding } from './demo-holdings.ts';
import { DEMO_ISSUES, type DemoIssue } from './demo-issues.ts';

/** A holding with its terms, and with dates instead of relative days. */
export interface DemoPosition {
  readonly holding: DemoHolding;
  readonly issue: DemoIssue;
  readonly bought: CalendarDate | null;
  readonly settles: CalendarDate | null;
  readonly matures: CalendarDate | null;
  readonly features: BondFeatures | null;
  /** The payments of the bond after settlement, per 100 nominal; undefined if its terms are not known. */
  readonly flows: BondFlows | undefined;
}

const SETTLEMENT_DAYS = 2;

export function demoPosition(holding: DemoHolding, today: CalendarDate): DemoPosition {
  const issue = DEMO_ISSUES[holding.of];
  const matures = dayOrNull(issue.matures, today);
  const bought = holding.bought === undefined ? null : workingDay(resolveDay(holding.bought, today));
  const settles =
    dayOrNull(holding.settles, today) ?? (bought && workingDay(addDays(bought, SETTLEMENT_DAYS)));
  const features = demoFeatures(issue, matures, today);
  const flows = positionFlows({ issue, settles, matures, features }, today);
  return { holding, issue, bought, settles, matures, features, flows };
}

export function dayOrNull(day: DemoDay | undefined, today: CalendarDate): CalendarDate | null {
  return day === undefined ? null : resolveDay(day, today);
}

function positionFlows(
  { issue, settles, matures, features }: Pick<DemoPosition, 'issue' | 'settles' | 'matures' | 'features'>,
  today: CalendarDate,
): BondFlows | undefined {
  const { coupon, frequency, dayCount } = issue;
  if (settles === null || matures === null) return undefined;
  if (coupon === undefined || frequency === undefined || dayCount === undefined) return undefined;
  const flows = bondFlows(
    {
      couponRate: coupon / 100,
      frequency,
      dayCount,
      maturity: matures,
      issue: dayOrNull(issue.issued, today) ?? undefined,
      firstCoupon: dayOrNull(issue.firstCoupon, today) ?? undefined,
      ...(features && featureTerms(features, coupon / 100)),
    },
    settles,
  );
  if (!flows.ok) throw new Error(`${issue.isin}: ${flows.reason}`);
  return flows.value;
}

/** A contractual payment, as amounts of money. */
export interface DuePayment {
  readonly due: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
}

export function duePayments({ holding, flows }: DemoPosition): DuePayment[] {
  return (flows?.flows ?? []).map(({ day, coupon, principal }) => ({
    due: dateFromDayNumber(day),
    coupon: perHundred(coupon, holding.nominal),
    principal: perHundred(principal, holding.nominal),
  }));
}

/** Converts an amount per 100 nominal to the amount for this nominal, with 2 decimal places. */
export function perHundred(amount: DecimalLike, nominal: DecimalLike): Decimal {
  return roundTo(new Decimal(amount).times(nominal).div(100), AMOUNT_PLACES);
}

/** The yield to maturity at the purchase price, percent, with 2 decimal places; null for a sale or if terms are missing. */
export function yieldAtPurchase({ holding, issue, settles, matures, flows }: DemoPosition): Decimal | null {
  if (holding.direction === 'Sell' || settles === null || matures === null || flows === undefined)
    return null;
  const found =
    issue.dayCount === 'ACT/360'
      ? billSimpleYieldFromPrice(holding.buyPrice, daysBetween(settles, matures), 360)
      : yieldFromCleanPrice(flows, { compounding: issue.quoted ?? 1 }, holding.buyPrice);
  if (!found.ok) throw new Error(`${issue.isin}: ${found.reason}`);
  return roundTo(new Decimal(found.value).times(100), 2);
}
