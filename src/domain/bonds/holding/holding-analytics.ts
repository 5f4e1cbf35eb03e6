import { daysBetween, dateOfDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal, sumOf } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import { accruedInterestOf, settleBond, type AccruedInterest } from '../pricing/accrued-interest.ts';
import { bondAnalytics, type AnalyticsProblem, type BondAnalyticsInput } from '../pricing/bond-analytics.ts';
import { flowsOfSettledBond } from '../pricing/bond-flows.ts';
import { settlesExDividend } from '../pricing/ex-dividend.ts';
import { discountedFlows, streamOf, type DiscountedFlow } from '../pricing/bond-pricing.ts';
import type { BondRisk } from '../pricing/bond-risk.ts';
import {
  termsOfHolding,
  type BondHolding,
  type HoldingTerms,
  type HoldingTermsProblem,
} from '../terms/holding-terms.ts';
import { amountOfNominal, amountsOfNominal } from '../terms/nominal-amount.ts';
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
export type AmountToCome = {
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
};

/** What the terms alone tell on a day. */
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
  /** All that is still to come for who holds the bond to maturity, and its sum. */
  readonly toCome: readonly AmountToCome[];
  readonly heldToMaturity: Decimal;
};

/** What a clean price tells on a settlement day: prices per 100 nominal, yields fractions a year. */
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

export type Given<Figures> = Result<Figures, HoldingProblem>;

/** The holder's view of a bond on a day; what cannot be told names its reason. */
export type HoldingAnalytics = {
  readonly terms: Given<HoldingTerms>;
  readonly running: Given<RunningFigures>;
  /** At the market price, settled today. */
  readonly market: Given<PriceFigures>;
  /** At the holder's own price, on the settlement day of the purchase. */
  readonly purchase: Given<PriceFigures>;
};

type OnDay = {
  readonly holding: BondHolding;
  readonly terms: HoldingTerms;
  readonly settlement: CalendarDate;
};

/** The settlement day of the purchase; the day of the deal where only that is known. */
export function purchaseDayOf({ settlementDate, buyDate }: BondHolding): CalendarDate | null {
  return settlementDate ?? buyDate;
}

function whyNotHeld({ holding, terms: { terms }, settlement }: OnDay): 'matured' | 'expired' | undefined {
  if (terms.maturity <= settlement) return 'matured';
  return holding.expired ? 'expired' : undefined;
}

function runningFigures(on: OnDay): Given<RunningFigures> {
  const { holding, terms: of, settlement } = on;
  const { terms } = of;
  const reason = whyNotHeld(on);
  if (reason !== undefined) return failure(reason);
  const bond = settleBond(terms, settlement);
  if (!bond.ok) return bond.reason === 'settlement-before-issue' ? failure('not-issued-yet') : bond;
  const amountOf = amountsOfNominal(holding.nominal);
  const exDividend = settlesExDividend(of, settlement);
  const accrued = accruedInterestOf(bond.value, exDividend);
  const accruedAmount = amountOf(accrued.amount);
  const toCome = flowsOfSettledBond(bond.value).flows.map(({ day, coupon, principal }) => ({
    date: dateOfDayNumber(day),
    coupon: amountOf(coupon),
    principal: amountOf(principal),
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
    heldToMaturity: sumOf(toCome.flatMap(({ coupon, principal }) => [coupon, principal])),
  });
}

function inputOf({ terms, settlement }: OnDay, price: BondHolding['buyPrice']): BondAnalyticsInput {
  return {
    terms: terms.terms,
    settlement,
    quote: terms.quote,
    cleanPrice: new Decimal(price).toNumber(),
    exDividend: settlesExDividend(terms, settlement),
  };
}

function priceFigures(on: OnDay, price: BondHolding['buyPrice']): Given<PriceFigures> {
  const { holding, settlement } = on;
  const input = inputOf(on, price);
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
    value: amountOfNominal(dirtyPrice, holding.nominal),
    yield: found.value.yield,
    compounding,
    simpleInterest: isSimpleInterest(streamOf(found.value.flows, quote)),
    effectiveYield,
    currentYield,
    risk,
    flows: flows.value,
    shifts: yieldShifts(found.value, quote, holding.nominal),
  });
}

function atMarket(on: OnDay, running: Given<RunningFigures>): Given<PriceFigures> {
  if (!running.ok) return running;
  const { marketPrice } = on.holding;
  return new Decimal(marketPrice).gt(0) ? priceFigures(on, marketPrice) : failure('no-market-price');
}

function atPurchase(holding: BondHolding, terms: HoldingTerms): Given<PriceFigures> {
  const settlement = purchaseDayOf(holding);
  if (settlement === null) return failure('no-purchase-date');
  if (!new Decimal(holding.buyPrice).gt(0)) return failure('no-buy-price');
  return priceFigures({ holding, terms, settlement }, holding.buyPrice);
}

/** All figures that the terms and prices of a holding give; those of now are figured as if the bond were settled today. */
export function holdingAnalytics(holding: BondHolding, today: CalendarDate): HoldingAnalytics {
  const terms = termsOfHolding(holding);
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

/** The running figures alone: the same, for a fraction of the work. */
export function runningOfHolding(holding: BondHolding, today: CalendarDate): Given<RunningFigures> {
  const terms = termsOfHolding(holding);
  return terms.ok ? runningFigures({ holding, terms: terms.value, settlement: today }) : terms;
}

/** The risk at the market price alone. */
export function riskOfHolding(holding: BondHolding, today: CalendarDate): Given<BondRisk> {
  const terms = termsOfHolding(holding);
  if (!terms.ok) return terms;
  const reason = whyNotHeld({ holding, terms: terms.value, settlement: today });
  if (reason !== undefined) return failure(reason);
  if (!new Decimal(holding.marketPrice).gt(0)) return failure('no-market-price');
  const found = bondAnalytics(
    inputOf({ holding, terms: terms.value, settlement: today }, holding.marketPrice),
  );
  return found.ok ? success(found.value.risk) : found;
}
