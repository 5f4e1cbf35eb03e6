import { bondFigures, type BondFigures, type BondTrade } from '../../bonds/holding/bond-figures.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../../money/decimal.ts';

/** The amount paid to redeem the nominal at a price per 100, in the bond's currency, 2 decimal places. */
export function redemptionAmount(nominal: DecimalLike, price: DecimalLike): Decimal {
  return roundTo(new Decimal(nominal).times(price).div(100), AMOUNT_PLACES);
}

export interface Repayment {
  /** Percent of the original nominal. */
  readonly percent: DecimalLike;
  /** The outstanding percentage of the original nominal before the repayment; equal to `percent` if everything is repaid. */
  readonly outstandingPercent: DecimalLike;
  /** Per 100 of the repaid nominal. */
  readonly price: DecimalLike;
}

/** A part of a purchase, amounts with 2 decimal places. */
type Part = BondFigures & { readonly nominal: Decimal };

export interface RepaidPurchase {
  /** The part that is still outstanding. */
  readonly left: Part;
  /** The repaid part. */
  readonly repaid: Part;
  /** Principal paid out. */
  readonly payment: Decimal;
}

/** Splits a total in proportion to weights, in cents. Rounds running totals, so that the parts add up to the total. */
function inProportion(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const whole = sumDecimals(weights);
  let [weight, distributed] = [new Decimal(0), new Decimal(0)];
  return weights.map((own) => {
    weight = weight.plus(own);
    const until = whole.isZero() ? whole : roundTo(total.times(weight).div(whole), AMOUNT_PLACES);
    const part = until.minus(distributed);
    distributed = until;
    return part;
  });
}

/**
 * Splits purchases when the issuer repays a part of the original nominal. `held` is what is left of them after sales; their
 * nominals are the outstanding ones before the repayment. The last repayment takes everything that is left. Throws RangeError if
 * more is repaid than is outstanding.
 */
export function repayPurchases(
  purchases: readonly BondTrade[],
  held: DecimalLike,
  { percent, outstandingPercent, price }: Repayment,
): RepaidPurchase[] {
  const share = new Decimal(percent).div(outstandingPercent);
  if (share.gt(1)) {
    throw new RangeError(`${String(percent)} % is more than the ${String(outstandingPercent)} % outstanding`);
  }
  const nominals = purchases.map(({ nominal }) => roundTo(nominal, AMOUNT_PLACES));
  const total = roundTo(Decimal.min(held, sumDecimals(nominals)).times(share), AMOUNT_PLACES);
  const parts = inProportion(total, nominals);
  return purchases.map((purchase, i) => {
    const part = (nominal: Decimal) => ({ ...bondFigures({ ...purchase, nominal }), nominal });
    const repaid = parts[i] ?? new Decimal(0);
    const left = (nominals[i] ?? repaid).minus(repaid);
    return { left: part(left), repaid: part(repaid), payment: redemptionAmount(repaid, price) };
  });
}
