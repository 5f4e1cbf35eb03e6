import { Decimal, sumDecimals } from '../money/decimal.ts';

/** What one holding, issuer, bank or currency is worth: euro. */
export interface ValueOf {
  readonly key: string;
  readonly eur: Decimal;
}

/** How much of a whole lies in few hands. */
export interface Concentration {
  /** The sum of the squared weights (Herfindahl and Hirschman): 1 where all is one. */
  readonly hhi: Decimal;
  /** As concentrated as so many equal holdings: 1 / hhi. */
  readonly equalHoldings: Decimal;
}

/** Undefined where nothing has a value. */
export function concentration(values: readonly ValueOf[]): Concentration | undefined {
  const whole = sumDecimals(values.map(({ eur }) => eur));
  if (whole.lte(0)) return undefined;
  const hhi = sumDecimals(values.map(({ eur }) => eur.times(eur))).div(whole.times(whole));
  return { hhi, equalHoldings: new Decimal(1).div(hhi) };
}

/** A part that is above its limit. */
export interface AboveLimit {
  readonly key: string;
  /** Of the whole, unrounded. */
  readonly percent: Decimal;
}

/**
 * The parts above the limit, the largest first. What is to be left out, such as states among issuers, is left out by the
 * caller.
 */
export function aboveLimit(
  values: readonly ValueOf[],
  whole: Decimal,
  limitPercent: number,
): readonly AboveLimit[] {
  if (whole.lte(0)) return [];
  return values
    .map(({ key, eur }) => ({ key, percent: eur.div(whole).times(100) }))
    .filter(({ percent }) => percent.gt(limitPercent))
    .sort((one, other) => other.percent.comparedTo(one.percent));
}
