import type { Currency } from '#domain/money/currency';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumOf, type DecimalLike } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';

/** An amount as tools give it. */
export interface Money {
  /** Decimal text. */
  readonly amount: string;
  readonly currency: Currency;
}

export function money(amount: DecimalLike, currency: Currency): Money {
  return { amount: roundTo(amount, AMOUNT_PLACES).toFixed(AMOUNT_PLACES), currency };
}

/** Euro; an amount in a currency that has no rate counts as if it were euro. */
export function inEuro(rates: ExchangeRates, { amount, currency }: Money): DecimalLike {
  return rates.toEuro(amount, currency) ?? amount;
}

export function sumInEuro(rates: ExchangeRates, amounts: readonly Money[]): Money {
  return money(sumOf(amounts.map((one) => inEuro(rates, one))), 'EUR');
}

/** One sum for each currency, in the order of their codes. */
export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))].sort();
  return currencies.map((currency) =>
    money(sumOf(amounts.filter((one) => one.currency === currency).map(({ amount }) => amount)), currency),
  );
}
