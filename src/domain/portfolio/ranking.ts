import { CURRENCIES } from '../money/currency.ts';
import type { Decimal } from '../money/decimal.ts';
import type { Holding } from './holding.ts';
import type { SumBasis } from './holding-sums.ts';
import type { Measure } from './measure.ts';

export const ORDERS = ['highest-first', 'lowest-first'] as const;
export type Order = (typeof ORDERS)[number];

const codes: readonly string[] = CURRENCIES;

/** Amounts compare in euro, other figures as they are. */
function comparable(holding: Holding, by: Measure, { rates, measuring }: SumBasis): Decimal | undefined {
  const figure = measuring(holding, by);
  if (figure === undefined || !codes.includes(figure.unit)) return figure?.value;
  return rates.toEuro(figure.value, holding.currency) ?? figure.value;
}

/** The holdings that have the figure, in its order; those with equal figures stay in theirs. */
export function rankHoldings(
  holdings: readonly Holding[],
  { by, order }: { readonly by: Measure; readonly order: Order },
  basis: SumBasis,
): Holding[] {
  const sign = order === 'highest-first' ? -1 : 1;
  return holdings
    .flatMap((holding) => {
      const key = comparable(holding, by, basis);
      return key === undefined ? [] : [{ holding, key }];
    })
    .sort((one, other) => sign * one.key.comparedTo(other.key))
    .map(({ holding }) => holding);
}
