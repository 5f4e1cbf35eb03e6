import type { Currency } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal } from '#domain/money/decimal';

/** An amount as a model gets it. */
export interface Money {
  /** Decimal text, 2 places. */
  readonly amount: string;
  readonly currency: Currency;
}

export function money({ amount, currency }: CurrencyAmount): Money {
  return { amount: amount.toFixed(AMOUNT_PLACES), currency };
}

function isAmount(found: object): found is CurrencyAmount {
  return 'currency' in found && 'amount' in found && Decimal.isDecimal(found.amount);
}

/** What was found as JSON: an amount is {amount, currency}, any other decimal is text. */
export function toFacts(found: unknown): unknown {
  if (Decimal.isDecimal(found)) return found.toFixed();
  if (Array.isArray(found)) return found.map(toFacts);
  if (typeof found !== 'object' || found === null) return found;
  if (isAmount(found)) return money(found);
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, toFacts(value)]));
}
