import { CURRENCIES } from '../money/currency.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Holding } from './holding.ts';
import type { SumBasis } from './holding-sums.ts';
import type { Measure } from './measure.ts';

export const ORDERS = ['highest-first', 'lowest-first'] as const;
export type Order = (typeof ORDERS)[number];

const currencyCodes: readonly string[] = CURRENCIES;

/** Amounts are compared in euro, other figures directly. */
function comparableValue(holding: Holding, by: Measure, { rates, measuring }: SumBasis): Decimal | undefined {
  const figure = measuring(holding, by);
  if (figure === undefined || !currencyCodes.includes(figure.unit)) return figure?.value;
  return rates.toEuro(figure.value, holding.currency) ?? figure.value;
}

/** The holdings that have the figure, sorted by it (stable). */
export function rankHoldings(
  holdings: readonly Holding[],
  { by, order }: { readonly by: Measure; readonly order: Order },
  basis: SumBasis,
): Holding[] {
  const sign = order === 'highest-first' ? -1 : 1;
  return holdings
    .flatMap((holding) => {
      const key = comparableValue(holding, by, basis);
      return key === undefined ? [] : [{ holding, key }];
    })
    .sort((one, other) => sign * one.key.comparedTo(other.key))
    .map(({ holding }) => holding);
}
