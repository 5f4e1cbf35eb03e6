import { Decimal } from '../../money/decimal.ts';

/** How a file writes the price of a bond. */
export type PriceScale =
  /** Nominal and percent: 2,000 × 98.562 = 1,971.24. */
  | 'percent'
  /** Nominal and a fraction: 20 × 0.9895 = 19.79. */
  | 'fraction'
  /** Number of bonds and money per bond: 5 × 511.29 = 2,556.45. */
  | 'money';

export const PRICE_SCALES = ['percent', 'fraction', 'money'] as const;
export const isPriceScale = (text: string | undefined): text is PriceScale =>
  PRICE_SCALES.some((scale) => scale === text);

const TOLERANCE = 0.02;
/** No bond trades at more than twice its nominal. */
const MAX_FRACTION = 2;

const isNear = (ratio: number, scale: number) => Math.abs(ratio / scale - 1) <= TOLERANCE;

/**
 * Determines the scale from the amount, without accrued interest and fees: amount / (quantity × price) is about 0.01 for percent and 1 for
 * the others. Null if it is neither, or if there is no amount. A ratio with such a tolerance needs no decimals.
 */
export function findPriceScale(quantity: string, price: string, amount: string | null): PriceScale | null {
  const product = Math.abs(Number(price) * Number(quantity));
  if (amount === null || product === 0) return null;
  const ratio = Math.abs(Number(amount)) / product;
  if (isNear(ratio, 0.01)) return 'percent';
  if (!isNear(ratio, 1)) return null;
  return Number(price) <= MAX_FRACTION ? 'fraction' : 'money';
}

/** What a deal costs without accrued interest and fees if its price is written in this scale. */
export function costInScale(
  { quantity, price }: { readonly quantity: string; readonly price: string },
  scale: PriceScale,
): Decimal {
  return new Decimal(quantity).times(price).div(scale === 'percent' ? 100 : 1);
}

export interface BondPrice {
  readonly nominal: string;
  /** Clean, percent of nominal. */
  readonly percent: string;
}

/** Converts to nominal and percent. `face` is the nominal of one bond; only 'money' needs it. */
export function convertBondPrice(
  { quantity, price }: { readonly quantity: string; readonly price: string },
  scale: PriceScale,
  face: string,
): BondPrice {
  if (scale === 'percent') return { nominal: quantity, percent: price };
  if (scale === 'fraction') return { nominal: quantity, percent: new Decimal(price).times(100).toFixed() };
  return {
    nominal: new Decimal(quantity).times(face).toFixed(),
    percent: new Decimal(price).div(face).times(100).toDecimalPlaces(10).toFixed(),
  };
}
