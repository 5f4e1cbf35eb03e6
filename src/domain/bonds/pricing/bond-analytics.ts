import type { CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import {
  settledAccruedInterest,
  settleBond,
  type AccruedInterest,
  type SettlementProblem,
} from './accrued-interest.ts';
import { settledBondFlows, type BondFlows } from './bond-flows.ts';
import { dirtyPriceFromClean, toPaymentStream } from './bond-pricing.ts';
import { accrualFraction } from './period-interest.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { streamRisk, type BondRisk } from './bond-risk.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import { effectiveYield, yieldFromDirtyPrice } from './bond-yield.ts';
import { simpleYieldOver } from './current-yield.ts';
import { yieldAt, type PaymentStream, type PriceProblem } from './payment-stream.ts';

export type BondAnalyticsInput = {
  readonly terms: BondTerms;
  readonly settlement: CalendarDate;
  readonly quote: YieldQuote;
  /** Per 100 nominal. */
  readonly cleanPrice: number;
  readonly exDividend?: boolean | undefined;
};

/** All figures that follow from a clean price on a day; prices per 100 nominal, yields as fractions per year. */
export type BondAnalytics = {
  readonly accrued: AccruedInterest;
  readonly dirtyPrice: number;
  /** The future payments. `discountedFlows` shows how they make up the price. */
  readonly flows: BondFlows;
  /** As quoted, compounded `compounding` times a year. */
  readonly yield: number;
  readonly compounding: number;
  /** The yield compounded once a year, in which yields of different bonds can be compared. */
  readonly effectiveYield: number;
  readonly currentYield: number;
  readonly simpleYield: number;
  readonly risk: BondRisk;
};

export type AnalyticsProblem = SettlementProblem | PriceProblem;

/** The yield compounded once a year; solved again if part of the quoted yield is simple interest. */
function quotedEffectiveYield(
  flows: BondFlows,
  stream: PaymentStream,
  quoted: { readonly yield: number; readonly dirtyPrice: number },
): Result<number, PriceProblem> {
  return stream.simpleYears === 0
    ? success(effectiveYield(quoted.yield, stream.compounding))
    : yieldFromDirtyPrice(flows, { compounding: 1 }, quoted.dirtyPrice);
}

/** All figures of a bond at a clean price, or the first reason why they cannot be computed. */
export function bondAnalytics(input: BondAnalyticsInput): Result<BondAnalytics, AnalyticsProblem> {
  const { terms, settlement, quote, cleanPrice, exDividend = false } = input;
  if (!(cleanPrice > 0)) return failure('price-not-positive');
  const bond = settleBond(terms, settlement);
  if (!bond.ok) return bond;
  const flows = settledBondFlows(bond.value, exDividend);
  const dirtyPrice = dirtyPriceFromClean(flows, cleanPrice);
  const stream = toPaymentStream(flows, quote);
  const quoted = yieldAt(stream, dirtyPrice);
  if (!quoted.ok) return quoted;
  const effective = quotedEffectiveYield(flows, stream, { yield: quoted.value, dirtyPrice });
  if (!effective.ok) return effective;
  const risk = streamRisk(stream, quoted.value);
  if (!risk.ok) return risk;
  const { settlement: start, periodEnd, periodEnds } = bond.value;
  const yearsToMaturity = accrualFraction(bond.value, start, periodEnds.at(-1) ?? periodEnd);
  const { couponRate } = bond.value;
  const { redemption } = bond.value.terms;
  return success({
    accrued: settledAccruedInterest(bond.value, exDividend),
    dirtyPrice,
    flows,
    yield: quoted.value,
    compounding: stream.compounding,
    effectiveYield: effective.value,
    currentYield: (100 * couponRate) / cleanPrice,
    simpleYield: simpleYieldOver(yearsToMaturity, { couponRate, cleanPrice, redemption }),
    risk: risk.value,
  });
}
