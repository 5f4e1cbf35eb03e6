import type { Currency } from '../../money/currency.ts';
import { sumDecimals, type DecimalLike, type Decimal } from '../../money/decimal.ts';

/** The due payments of a bond that were not recorded: how many, and their sums in its own currency. */
interface OverdueBond {
  readonly currency: Currency;
  readonly count: number;
  readonly interest: DecimalLike;
  readonly principal: DecimalLike;
  /** The total in euro, or why it is not known. */
  readonly eur: number | { readonly reason: string };
}

/** The overdue payments of several bonds. Amounts of different currencies are never added, nor are coupons and principal. */
export interface OverdueSums {
  /** The number of payments. */
  readonly count: number;
  /** In order of the currency codes. */
  readonly byCurrency: readonly {
    readonly currency: Currency;
    readonly interest: Decimal;
    readonly principal: Decimal;
  }[];
  /** Coupons and principal in currencies that have a rate, in euro. */
  readonly eur: Decimal;
  /** The currencies missing from `eur` because they have no rate. */
  readonly notInEuro: readonly Currency[];
}

export function overdueSums(bonds: readonly OverdueBond[]): OverdueSums {
  const currencies = [...new Set(bonds.map(({ currency }) => currency))].sort();
  const bondsIn = (currency: Currency) => bonds.filter((bond) => bond.currency === currency);
  const inEuro = bonds.flatMap(({ eur }) => (typeof eur === 'number' ? [eur] : []));
  const without = bonds.filter(({ eur }) => typeof eur !== 'number').map(({ currency }) => currency);
  return {
    count: bonds.reduce((sum, { count }) => sum + count, 0),
    byCurrency: currencies.map((currency) => ({
      currency,
      interest: sumDecimals(bondsIn(currency).map(({ interest }) => interest)),
      principal: sumDecimals(bondsIn(currency).map(({ principal }) => principal)),
    })),
    eur: sumDecimals(inEuro),
    notInEuro: currencies.filter((currency) => without.includes(currency)),
  };
}
