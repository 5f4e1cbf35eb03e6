import type { YieldQuote } from '../terms/yield-quote.ts';
import { dateFromDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { success, type Result } from '../../result.ts';
import type { BondFlows } from './bond-flows.ts';
import {
  isSimpleInterest,
  priceAt,
  simpleStream,
  type PaymentStream,
  type YieldProblem,
} from './payment-stream.ts';

/** One period, with a tolerance far below a day. */
const ONE_PERIOD = 1 + 1e-9;

/** The fractional part of the periods up to the first payment; 1 for a whole number of periods. */
function brokenPart(periods: number): number {
  const part = periods - Math.floor(periods);
  return part === 0 ? 1 : part;
}

/** The payments in the form in which a yield of this quotation discounts them. */
export function toPaymentStream({ flows, periodsPerYear: f }: BondFlows, quote: YieldQuote): PaymentStream {
  const { compounding = f, convention = 'ICMA', lastPeriod = 'compound' } = quote;
  const [first, second] = flows;
  const periodsToFirst = first?.step ?? 0;
  const isLast = second === undefined && periodsToFirst <= ONE_PERIOD;
  if (first !== undefined && isLast && lastPeriod === 'simple') {
    return simpleStream(first.amount, periodsToFirst / f, compounding);
  }
  const skipped = convention === 'US_TREASURY' ? brokenPart(periodsToFirst) : 0;
  return {
    payments: flows,
    compounding,
    stepLength: compounding / f,
    skipped,
    simpleYears: skipped / compounding,
  };
}

/** Price with the accrued interest, per 100 nominal, at a yield in the quotation given. */
export function dirtyPriceFromYield(
  flows: BondFlows,
  quote: YieldQuote,
  y: number,
): Result<number, YieldProblem> {
  return priceAt(toPaymentStream(flows, quote), y);
}

/** Clean price plus accrued interest, per 100 nominal. */
export function dirtyPriceFromClean(flows: BondFlows, cleanPrice: number): number {
  return cleanPrice + flows.accrued;
}

/** Dirty price less accrued interest, per 100 nominal. */
export function cleanPriceFromDirty(flows: BondFlows, dirtyPrice: number): number {
  return dirtyPrice - flows.accrued;
}

/** One line of the working of a price. */
export type DiscountedFlow = {
  readonly date: CalendarDate;
  /** Years of coupon time from settlement. */
  readonly time: number;
  readonly coupon: number;
  readonly principal: number;
  readonly amount: number;
  readonly discountFactor: number;
  readonly presentValue: number;
};

/** The working of a price: each payment with its discount factor and present value; the present values add up to the dirty price. */
export function discountedFlows(
  bondFlows: BondFlows,
  quote: YieldQuote,
  y: number,
): Result<readonly DiscountedFlow[], YieldProblem> {
  const stream = toPaymentStream(bondFlows, quote);
  const lines: DiscountedFlow[] = [];
  let periods = 0;
  for (const { day, coupon, principal, amount, step } of bondFlows.flows) {
    periods += step;
    const alone = { amount: 1, step: isSimpleInterest(stream) ? 0 : periods };
    const factor = priceAt({ ...stream, payments: [alone] }, y);
    if (!factor.ok) return factor;
    lines.push({
      date: dateFromDayNumber(day),
      time: periods / bondFlows.periodsPerYear,
      coupon,
      principal,
      amount,
      discountFactor: factor.value,
      presentValue: amount * factor.value,
    });
  }
  return success(lines);
}
