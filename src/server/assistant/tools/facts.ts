import type { Currency } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal } from '#domain/money/decimal';

/** An amount in the form that a model receives. */
export interface Money {
  /** Decimal text, 2 places. */
  readonly amount: string;
  readonly currency: Currency;
}

export function money({ amount, currency }: CurrencyAmount): Money {
  return { amount: amount.toFixed(AMOUNT_PLACES), currency };
}

function isAmount(value: object): value is CurrencyAmount {
  return 'currency' in value && 'amount' in value && Decimal.isDecimal(value.amount);
}

/** Converts a result to JSON: amounts become {amount, currency}, other decimals become text. */
export function toFacts(result: unknown): unknown {
  if (Decimal.isDecimal(result)) return result.toFixed();
  if (Array.isArray(result)) return result.map(toFacts);
  if (typeof result !== 'object' || result === null) return result;
  if (isAmount(result)) return money(result);
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, toFacts(value)]));
}
