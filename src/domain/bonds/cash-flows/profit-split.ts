import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumDecimals } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import { currencyEffect, type CurrencyEffect, type HoldingRates } from '../holding/currency-effect.ts';
import { priceGain } from '../holding/held-nominal.ts';
import type { HoldingAnalytics } from '../holding/holding-analytics.ts';
import type { HoldingProblem } from '../holding/holding-on-day.ts';
import type { BondHolding } from '../terms/holding-terms.ts';
import { nominalAmount, negated } from '../terms/nominal-amount.ts';
import { taxInCurrency, type MatchedPayments, type ReceivedPayment } from './received-payments.ts';

type ProfitProblem = HoldingProblem | 'no-exchange-rates';
type Part = Result<Decimal, ProfitProblem>;

/** Where the profit of a holding comes from, in the bond's currency; fees are not known. */
export type ProfitSplit = {
  /** The gain from the change of the clean price since the purchase, or up to the redemption price once matured. */
  readonly price: Part;
  /** Interest received, before tax. */
  readonly coupons: Part;
  /** Accrued interest paid at the purchase, as a negative amount. */
  readonly accruedPaid: Part;
  /** Interest of the current period, earned and not yet paid. */
  readonly accruedNow: Part;
  /** Negative. */
  readonly tax: Part;
  /** Euro: the effect of the exchange rate's change. */
  readonly currencyEffect: Result<CurrencyEffect, ProfitProblem>;
  /** The sum of the parts above in the bond's currency; not known if one of them is not. */
  readonly total: Part;
};

/** The input of the split. */
type SplitInput = {
  readonly holding: BondHolding;
  readonly analytics: HoldingAnalytics;
  readonly matched: MatchedPayments;
  readonly payments: readonly ReceivedPayment[];
  readonly rates?: HoldingRates | undefined;
};

const ZERO = new Decimal(0);

function isMatured({ running }: HoldingAnalytics): boolean {
  return !running.ok && running.reason === 'matured';
}

function pricePart({ holding, analytics }: SplitInput): Part {
  if (holding.direction === 'Sell') return failure('sell-row');
  const now = new Decimal(isMatured(analytics) ? holding.redemption : holding.marketPrice);
  if (!now.gt(0)) return failure('no-market-price');
  return success(roundTo(priceGain(holding, analytics.repaid, now), AMOUNT_PLACES));
}

/** Interest received, before tax, without repaid principal. */
export function interestReceived({ flows, unmatched, undated }: MatchedPayments): Decimal {
  return sumDecimals([
    ...flows.map(({ flow, receipt }) => receipt?.gross.minus(flow.principal) ?? ZERO),
    ...unmatched.map(({ receipt }) => receipt.gross),
    ...undated.map(({ profit }) => profit),
  ]);
}

function couponPart({ holding, matched }: SplitInput): Part {
  return holding.direction === 'Sell' ? failure('sell-row') : success(interestReceived(matched));
}

/**
 * The tax entered for the bond is a running total that includes the tax of its payments, unless those add up to more. It is
 * recorded in euro and converted at today's rate.
 */
function taxPart({ holding, payments, rates }: SplitInput): Part {
  const ofPayments = sumDecimals(payments.map(({ taxesPaid }) => taxesPaid ?? 0));
  const euro = Decimal.max(ofPayments, holding.taxesPaid ?? 0);
  const tax = taxInCurrency(euro, holding.currency);
  if (tax !== undefined) return success(negated(tax));
  if (rates === undefined) return failure('no-exchange-rates');
  return success(negated(roundTo(euro.times(rates.now.unitsPerEuro), AMOUNT_PLACES)));
}

function sumParts(parts: readonly Part[]): Part {
  const values: Decimal[] = [];
  for (const part of parts) {
    if (!part.ok) return part;
    values.push(part.value);
  }
  return success(sumDecimals(values));
}

/** Splits the profit of a holding into the effects of price, interest, tax and currency. */
export function profitSplit(input: SplitInput): ProfitSplit {
  const { holding, analytics } = input;
  const { running, purchase } = analytics;
  const [price, coupons, tax] = [pricePart(input), couponPart(input), taxPart(input)];
  const accruedPaid: Part = purchase.ok
    ? success(negated(nominalAmount(purchase.value.accrued.amount, holding.nominal)))
    : purchase;
  const accruedNow: Part = running.ok
    ? success(running.value.earnedInterest)
    : isMatured(analytics)
      ? success(ZERO)
      : running;
  const total = sumParts([price, coupons, accruedPaid, accruedNow, tax]);
  return {
    price,
    coupons,
    accruedPaid,
    accruedNow,
    tax,
    currencyEffect: currencyEffect(holding, analytics, input.rates),
    total,
  };
}
