import { Decimal, sumDecimals } from '../money/decimal.ts';

/** The value in euro of a holding, issuer, bank or currency. */
export interface KeyedValue {
  readonly key: string;
  readonly eur: Decimal;
}

/** How concentrated a portfolio is. */
export interface Concentration {
  /** Herfindahl–Hirschman index, the sum of squared weights: 1 for a single holding. */
  readonly hhi: Decimal;
  /** The number of equal holdings with the same index: 1 / hhi. */
  readonly equalHoldings: Decimal;
}

/** The concentration of values; undefined if their sum is not above 0. */
export function concentration(values: readonly KeyedValue[]): Concentration | undefined {
  const whole = sumDecimals(values.map(({ eur }) => eur));
  if (whole.lte(0)) return undefined;
  const hhi = sumDecimals(values.map(({ eur }) => eur.times(eur))).div(whole.times(whole));
  return { hhi, equalHoldings: new Decimal(1).div(hhi) };
}

/** A part of the portfolio. */
interface Weight {
  readonly key: string;
  /** Percent of the portfolio, unrounded. */
  readonly percent: Decimal;
}

/** What part of the portfolio each of the values is, the largest first; those that are not above 0 have none. */
export function weights(values: readonly KeyedValue[], whole: Decimal): readonly Weight[] {
  if (whole.lte(0)) return [];
  return values
    .map(({ key, eur }) => ({ key, percent: eur.div(whole).times(100) }))
    .filter(({ percent }) => percent.gt(0))
    .sort((one, other) => other.percent.comparedTo(one.percent));
}
