import { Decimal } from '../../money/decimal.ts';

/** How a file writes what a bond cost. */
export type PriceScale =
  /** 2,000 × 98.562 = 1,971.24: nominal and percent of it. */
  | 'percent'
  /** 20 × 0.9895 = 19.79: nominal and a fraction of it. */
  | 'fraction'
  /** 5 × 511.29 = 2,556.45: pieces, and money for each. */
  | 'money';

export const PRICE_SCALES = ['percent', 'fraction', 'money'] as const;
export const isPriceScale = (text: string | undefined): text is PriceScale =>
  PRICE_SCALES.some((scale) => scale === text);

const TOLERANCE = 0.02;
/** No bond trades at more than twice its nominal. */
const MAX_FRACTION = 2;

const isNear = (ratio: Decimal, scale: number) => ratio.div(scale).minus(1).abs().lte(TOLERANCE);

/**
 * The scale that quantity, price and amount show: the ratio of the amount, without accrued interest and fees, to their product is
 * 0.01 for percent and 1 for the others. Null where it is neither, or there is no amount.
 */
export function findPriceScale(quantity: string, price: string, amount: string | null): PriceScale | null {
  const product = new Decimal(price).times(quantity).abs();
  if (amount === null || product.isZero()) return null;
  const ratio = new Decimal(amount).abs().div(product);
  if (isNear(ratio, 0.01)) return 'percent';
  if (!isNear(ratio, 1)) return null;
  return new Decimal(price).lte(MAX_FRACTION) ? 'fraction' : 'money';
}

export interface BondPrice {
  readonly nominal: string;
  /** Clean, percent of nominal. */
  readonly percent: string;
}

/** Nominal and percent. `face` is the nominal of one piece, which only money for a piece needs. */
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
