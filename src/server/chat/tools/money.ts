import type { Currency } from '#domain/money/currency';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo, sumOf, type DecimalLike } from '#domain/money/decimal';
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

/** One sum for each currency, unrounded, in the order of their codes. */
function exactSums(amounts: readonly Money[]): Money[] {
  const sums = new Map<Currency, Decimal>();
  for (const { amount, currency } of amounts)
    sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
  return [...sums]
    .map(([currency, sum]) => ({ amount: sum.toFixed(), currency }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

export function sumInEuro(rates: ExchangeRates, amounts: readonly Money[]): Money {
  return money(sumOf(exactSums(amounts).map((sum) => inEuro(rates, sum))), 'EUR');
}

export function sumsByCurrency(amounts: readonly Money[]): Money[] {
  return exactSums(amounts).map(({ amount, currency }) => money(amount, currency));
}
