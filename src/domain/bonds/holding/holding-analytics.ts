import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { failure, success } from '../../result.ts';
import type { AccruedInterest } from '../pricing/accrued-interest.ts';
import { averageLife } from '../pricing/average-life.ts';
import { bondAnalytics, type BondAnalytics, type BondAnalyticsInput } from '../pricing/bond-analytics.ts';
import { settlesExDividend } from '../pricing/ex-dividend.ts';
import { discountedFlows, toPaymentStream, type DiscountedFlow } from '../pricing/bond-pricing.ts';
import { riskFromYield, type BondRisk } from '../pricing/bond-risk.ts';
import { openCalls, yieldToWorst, type YieldToWorst } from '../pricing/calls.ts';
import { holdingTerms, purchaseDay, type BondHolding, type HoldingTerms } from '../terms/holding-terms.ts';
import { nominalAmount } from '../terms/nominal-amount.ts';
import { isSimpleInterest } from '../pricing/payment-stream.ts';
import { yieldShifts, type YieldShift } from '../pricing/yield-shifts.ts';
import type { HeldRepayment } from '../terms/repayment.ts';
import { heldNominal, nominalLeft, repaidInParts } from './held-nominal.ts';
import { notHeldReason, type HoldingOnDay, type HoldingResult } from './holding-on-day.ts';
import { runningFigures, type RunningFigures } from './running-figures.ts';

/** Figures from a clean price on a settlement day: prices per 100 nominal outstanding, yields as fractions per year. */
export type PriceFigures = {
  /** The nominal held on the settlement day. */
  readonly nominal: Decimal;
  readonly settlement: CalendarDate;
  readonly cleanPrice: number;
  readonly accrued: AccruedInterest;
  readonly dirtyPrice: number;
  /** The dirty price in money. */
  readonly value: Decimal;
  readonly yield: number;
  readonly compounding: number;
  /** True if one payment is left and its yield is quoted as simple interest. */
  readonly simpleInterest: boolean;
  readonly effectiveYield: number;
  readonly currentYield: number;
  /** The average number of years until the capital is repaid. */
  readonly averageLife: number;
  /** Null if the bond cannot be called any more. */
  readonly calls: Pick<YieldToWorst, 'worst' | 'ends'> | null;
  /** For a callable bond, computed to the end with the lowest yield. */
  readonly risk: BondRisk;
  /** The working of the price: present values add up to the dirty price. */
  readonly flows: readonly DiscountedFlow[];
  readonly shifts: readonly YieldShift[];
};

/** The holder's view of a bond on a day. A figure that cannot be computed has the reason instead. */
export type HoldingAnalytics = {
  readonly terms: HoldingResult<HoldingTerms>;
  readonly running: HoldingResult<RunningFigures>;
  /** The instalments repaid by today. */
  readonly repaid: readonly HeldRepayment[];
  /** At the market price, settled today. */
  readonly market: HoldingResult<PriceFigures>;
  /** At the holder's own price, on the settlement day of the purchase. */
  readonly purchase: HoldingResult<PriceFigures>;
};

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

/** The yields to each day on which a bond may end, and its risk at the lowest yield. */
function yieldsToEnds(
  { terms: { calls } }: HoldingOnDay,
  input: BondAnalyticsInput,
  { risk }: BondAnalytics,
): HoldingResult<Pick<PriceFigures, 'calls' | 'risk'>> {
  const callable = { ...input, calls };
  if (openCalls(callable).length === 0) return success({ calls: null, risk });
  const found = yieldToWorst(callable);
  if (!found.ok) return found;
  const { worst, ends, flows } = found.value;
  const riskToWorst = riskFromYield(flows, input.quote, worst.yield);
  return riskToWorst.ok ? success({ calls: { worst, ends }, risk: riskToWorst.value }) : riskToWorst;
}

function priceFigures(on: HoldingOnDay, price: BondHolding['buyPrice']): HoldingResult<PriceFigures> {
  const { settlement, nominal } = on;
  const input = analyticsInput(on, price);
  const { quote, cleanPrice } = input;
  const found = bondAnalytics(input);
  if (!found.ok) return found;
  const flows = discountedFlows(found.value.flows, quote, found.value.yield);
  if (!flows.ok) return flows;
  const worst = yieldsToEnds(on, input, found.value);
  if (!worst.ok) return worst;
  const { accrued, dirtyPrice, compounding, effectiveYield, currentYield } = found.value;
  return success({
    nominal,
    settlement,
    cleanPrice,
    accrued,
    dirtyPrice,
    value: nominalAmount(dirtyPrice, nominal),
    yield: found.value.yield,
    compounding,
    simpleInterest: isSimpleInterest(toPaymentStream(found.value.flows, quote)),
    effectiveYield,
    currentYield,
    averageLife: averageLife(found.value.flows),
    calls: worst.value.calls,
    risk: worst.value.risk,
    flows: flows.value,
    shifts: yieldShifts(found.value, quote, nominal),
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
  const nominal = new Decimal(holding.nominal);
  return priceFigures({ holding, terms, settlement, nominal }, holding.buyPrice);
}

/** All figures that follow from the terms and prices of a holding. The current ones assume settlement today. */
export function holdingAnalytics(holding: BondHolding, today: CalendarDate): HoldingAnalytics {
  const terms = holdingTerms(holding);
  if (!terms.ok) return { terms, running: terms, repaid: [], market: terms, purchase: terms };
  const repaid = repaidInParts(holding, terms.value.terms, today);
  const nominal = nominalLeft(holding.nominal, repaid);
  const now = { holding, terms: terms.value, settlement: today, nominal };
  const running = runningFigures(now);
  return {
    terms,
    running,
    repaid,
    market: atMarket(now, running),
    purchase: atPurchase(holding, terms.value),
  };
}

/** Only the risk at the market price; for a callable bond, to the end with the lowest yield. */
export function holdingRisk(holding: BondHolding, today: CalendarDate): HoldingResult<BondRisk> {
  const terms = holdingTerms(holding);
  if (!terms.ok) return terms;
  const nominal = heldNominal(holding, terms.value.terms, today);
  const on = { holding, terms: terms.value, settlement: today, nominal };
  const reason = notHeldReason(on);
  if (reason !== undefined) return failure(reason);
  if (!new Decimal(holding.marketPrice).gt(0)) return failure('no-market-price');
  const input = analyticsInput(on, holding.marketPrice);
  const found = bondAnalytics(input);
  if (!found.ok) return found;
  const worst = yieldsToEnds(on, input, found.value);
  return worst.ok ? success(worst.value.risk) : worst;
}
