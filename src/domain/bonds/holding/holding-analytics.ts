import { daysBetween, dateFromDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import { settledAccruedInterest, settleBond, type AccruedInterest } from '../pricing/accrued-interest.ts';
import { bondAnalytics, type AnalyticsProblem, type BondAnalyticsInput } from '../pricing/bond-analytics.ts';
import { settledBondFlows } from '../pricing/bond-flows.ts';
import { settlesExDividend } from '../pricing/ex-dividend.ts';
import { discountedFlows, toPaymentStream, type DiscountedFlow } from '../pricing/bond-pricing.ts';
import type { BondRisk } from '../pricing/bond-risk.ts';
import {
  holdingTerms,
  type BondHolding,
  type HoldingTerms,
  type HoldingTermsProblem,
} from '../terms/holding-terms.ts';
import { nominalAmount, nominalScaler } from '../terms/nominal-amount.ts';
import { isSimpleInterest } from '../pricing/payment-stream.ts';
import { yieldShifts, type YieldShift } from '../pricing/yield-shifts.ts';

/** Why a figure of a holding is missing. */
export type HoldingProblem =
  | HoldingTermsProblem
  | AnalyticsProblem
  | 'matured'
  | 'expired'
  | 'not-issued-yet'
  | 'no-market-price'
  | 'no-buy-price'
  | 'no-purchase-date';

/** An interest and capital payment to come, in money. */
export type ComingAmount = {
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
};

/** Figures of a day that need only the terms, no price. */
export type RunningFigures = {
  readonly accrued: AccruedInterest;
  /** The holder's part of the running coupon: also while the bond trades without it, for they will get it whole. */
  readonly earnedInterest: Decimal;
  readonly daysToMaturity: number;
  /** Null for a bond that pays no coupons. */
  readonly nextCoupon: {
    readonly date: CalendarDate;
    readonly days: number;
    readonly amount: Decimal;
  } | null;
  /** Everything still to come if held to maturity, and its sum. */
  readonly toCome: readonly ComingAmount[];
  readonly heldToMaturity: Decimal;
};

/** Figures from a clean price on a settlement day: prices per 100 nominal, yields as fractions a year. */
export type PriceFigures = {
  readonly settlement: CalendarDate;
  readonly cleanPrice: number;
  readonly accrued: AccruedInterest;
  readonly dirtyPrice: number;
  /** The dirty price in money. */
  readonly value: Decimal;
  readonly yield: number;
  readonly compounding: number;
  /** One payment is left, and its yield is quoted as simple interest. */
  readonly simpleInterest: boolean;
  readonly effectiveYield: number;
  readonly currentYield: number;
  readonly risk: BondRisk;
  /** The working of the price: present values add up to the dirty price. */
  readonly flows: readonly DiscountedFlow[];
  readonly shifts: readonly YieldShift[];
};

export type HoldingResult<Figures> = Result<Figures, HoldingProblem>;

/** The holder's view of a bond on a day; a figure that can't be computed has the reason instead. */
export type HoldingAnalytics = {
  readonly terms: HoldingResult<HoldingTerms>;
  readonly running: HoldingResult<RunningFigures>;
  /** At the market price, settled today. */
  readonly market: HoldingResult<PriceFigures>;
  /** At the holder's own price, on the settlement day of the purchase. */
  readonly purchase: HoldingResult<PriceFigures>;
};

type HoldingOnDay = {
  readonly holding: BondHolding;
  readonly terms: HoldingTerms;
  readonly settlement: CalendarDate;
};

/** The settlement day of the purchase; the day of the deal where only that is known. */
export function purchaseDay({ settlementDate, buyDate }: BondHolding): CalendarDate | null {
  return settlementDate ?? buyDate;
}

function notHeldReason({
  holding,
  terms: { terms },
  settlement,
}: HoldingOnDay): 'matured' | 'expired' | undefined {
  if (terms.maturity <= settlement) return 'matured';
  return holding.expired ? 'expired' : undefined;
}

function runningFigures(on: HoldingOnDay): HoldingResult<RunningFigures> {
  const { holding, terms: of, settlement } = on;
  const { terms } = of;
  const reason = notHeldReason(on);
  if (reason !== undefined) return failure(reason);
  const bond = settleBond(terms, settlement);
  if (!bond.ok) return bond.reason === 'settlement-before-issue' ? failure('not-issued-yet') : bond;
  const scaleToNominal = nominalScaler(holding.nominal);
  const exDividend = settlesExDividend(of, settlement);
  const accrued = settledAccruedInterest(bond.value, exDividend);
  const accruedAmount = scaleToNominal(accrued.amount);
  const toCome = settledBondFlows(bond.value).flows.map(({ day, coupon, principal }) => ({
    date: dateFromDayNumber(day),
    coupon: scaleToNominal(coupon),
    principal: scaleToNominal(principal),
  }));
  const next = toCome.find(({ coupon }) => !coupon.isZero()) ?? null;
  return success({
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

function analyticsInput(
  { terms, settlement }: HoldingOnDay,
  price: BondHolding['buyPrice'],
): BondAnalyticsInput {
  return {
    terms: terms.terms,
    settlement,
    quote: terms.quote,
    cleanPrice: new Decimal(price).toNumber(),
    exDividend: settlesExDividend(terms, settlement),
  };
}

function priceFigures(on: HoldingOnDay, price: BondHolding['buyPrice']): HoldingResult<PriceFigures> {
  const { holding, settlement } = on;
  const input = analyticsInput(on, price);
  const { quote, cleanPrice } = input;
  const found = bondAnalytics(input);
  if (!found.ok) return found;
  const flows = discountedFlows(found.value.flows, quote, found.value.yield);
  if (!flows.ok) return flows;
  const { accrued, dirtyPrice, compounding, effectiveYield, currentYield, risk } = found.value;
  return success({
    settlement,
    cleanPrice,
    accrued,
    dirtyPrice,
    value: nominalAmount(dirtyPrice, holding.nominal),
    yield: found.value.yield,
    compounding,
    simpleInterest: isSimpleInterest(toPaymentStream(found.value.flows, quote)),
    effectiveYield,
    currentYield,
    risk,
    flows: flows.value,
    shifts: yieldShifts(found.value, quote, holding.nominal),
  });
}

function atMarket(on: HoldingOnDay, running: HoldingResult<RunningFigures>): HoldingResult<PriceFigures> {
  if (!running.ok) return running;
  const { marketPrice } = on.holding;
  return new Decimal(marketPrice).gt(0) ? priceFigures(on, marketPrice) : failure('no-market-price');
}

function atPurchase(holding: BondHolding, terms: HoldingTerms): HoldingResult<PriceFigures> {
  const settlement = purchaseDay(holding);
  if (settlement === null) return failure('no-purchase-date');
  if (!new Decimal(holding.buyPrice).gt(0)) return failure('no-buy-price');
  return priceFigures({ holding, terms, settlement }, holding.buyPrice);
}

/** All figures that the terms and prices of a holding give; those of now are figured as if the bond were settled today. */
export function holdingAnalytics(holding: BondHolding, today: CalendarDate): HoldingAnalytics {
  const terms = holdingTerms(holding);
  if (!terms.ok) return { terms, running: terms, market: terms, purchase: terms };
  const now = { holding, terms: terms.value, settlement: today };
  const running = runningFigures(now);
  return {
    terms,
    running,
    market: atMarket(now, running),
    purchase: atPurchase(holding, terms.value),
  };
}

/** Only the running figures, for a fraction of the work. */
export function holdingRunningFigures(
  holding: BondHolding,
  today: CalendarDate,
): HoldingResult<RunningFigures> {
  const terms = holdingTerms(holding);
  return terms.ok ? runningFigures({ holding, terms: terms.value, settlement: today }) : terms;
}

/** Only the risk at the market price. */
export function holdingRisk(holding: BondHolding, today: CalendarDate): HoldingResult<BondRisk> {
  const terms = holdingTerms(holding);
  if (!terms.ok) return terms;
  const reason = notHeldReason({ holding, terms: terms.value, settlement: today });
  if (reason !== undefined) return failure(reason);
  if (!new Decimal(holding.marketPrice).gt(0)) return failure('no-market-price');
  const found = bondAnalytics(
    analyticsInput({ holding, terms: terms.value, settlement: today }, holding.marketPrice),
  );
  return found.ok ? success(found.value.risk) : found;
}
