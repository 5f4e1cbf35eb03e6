import type { Currency } from './currency.ts';
import { AMOUNT_PLACES } from './decimal-places.ts';
import { roundTo, sumDecimals, type Decimal, type DecimalLike } from './decimal.ts';
import type { ExchangeRates } from './exchange-rates.ts';

export interface CurrencyAmount {
  readonly currency: Currency;
  readonly amount: Decimal;
}

/** The amount with 2 places, rounded half away from zero. */
export function roundedAmount(amount: DecimalLike, currency: Currency): CurrencyAmount {
  return { amount: roundTo(amount, AMOUNT_PLACES), currency };
}

/** Euro, unrounded. An amount in a currency without a rate counts 1:1 (`ratesUsed` names these currencies). */
export function inEuro({ amount, currency }: CurrencyAmount, rates: ExchangeRates): Decimal {
  return rates.toEuro(amount, currency) ?? amount;
}

/** One exact sum for each currency, in the order of the codes. */
export function exactSums(amounts: Iterable<CurrencyAmount>): CurrencyAmount[] {
  const sums = new Map<Currency, Decimal>();
  for (const { amount, currency } of amounts) sums.set(currency, amount.plus(sums.get(currency) ?? 0));
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** One sum for each currency in the order of the codes, rounded once to 2 places. */
export function sumsByCurrency(amounts: Iterable<CurrencyAmount>): CurrencyAmount[] {
  return exactSums(amounts).map(({ amount, currency }) => roundedAmount(amount, currency));
}

/** The sum in euro, rounded once to 2 places. Amounts without a rate count 1:1. */
export function sumInEuro(amounts: Iterable<CurrencyAmount>, rates: ExchangeRates): CurrencyAmount {
  return roundedAmount(sumDecimals(exactSums(amounts).map((sum) => inEuro(sum, rates))), 'EUR');
}

/** The amounts counted 1:1 because they have no rate: one sum for each currency, 2 places. */
export function amountsWithoutRate(
  amounts: Iterable<CurrencyAmount>,
  rates: ExchangeRates,
): CurrencyAmount[] {
  return sumsByCurrency(amounts).filter(({ currency }) => rates.toEuro(1, currency) === undefined);
}

/** The amount in another currency, 2 places; undefined if either currency has no rate. */
export function convertAmount(
  { amount, currency }: CurrencyAmount,
  to: Currency,
  rates: ExchangeRates,
): CurrencyAmount | undefined {
  const euro = rates.toEuro(amount, currency);
  const unit = rates.toEuro(1, to);
  return euro === undefined || unit === undefined ? undefined : roundedAmount(euro.div(unit), to);
}
