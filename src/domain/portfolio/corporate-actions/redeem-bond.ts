import { bondFigures, type BondFigures, type BondTrade } from '../../bonds/holding/bond-figures.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../../money/decimal.ts';

/** What is paid out for the nominal, in the bond's currency, 2 places; the price is per 100 of it. */
export function redemptionAmount(nominal: DecimalLike, price: DecimalLike): Decimal {
  return roundTo(new Decimal(nominal).times(price).div(100), AMOUNT_PLACES);
}

export interface Repayment {
  /** Of the original nominal. */
  readonly percent: DecimalLike;
  /** Of the original nominal, before the repayment; the same where all is paid back. */
  readonly outstandingPercent: DecimalLike;
  /** Per 100 of what is repaid. */
  readonly price: DecimalLike;
}

/** A part of a purchase, amounts with 2 places. */
type Part = BondFigures & { readonly nominal: Decimal };

export interface RepaidPurchase {
  /** What is still outstanding. */
  readonly left: Part;
  /** What is paid back. */
  readonly repaid: Part;
  /** Principal paid out. */
  readonly payment: Decimal;
}

/** Parts of a total in proportion to weights, in cents: by running totals, so that they add up to it. */
function inProportion(total: Decimal, weights: readonly Decimal[]): Decimal[] {
  const all = sumDecimals(weights);
  let [weight, given] = [new Decimal(0), new Decimal(0)];
  return weights.map((own) => {
    weight = weight.plus(own);
    const until = all.isZero() ? all : roundTo(total.times(weight).div(all), AMOUNT_PLACES);
    const part = until.minus(given);
    given = until;
    return part;
  });
}

/**
 * The purchases of which `held` is left after sales, when the issuer pays a part of the original nominal back. Their nominal is
 * what was outstanding before. The last part takes all that is left. Throws RangeError for more than is outstanding.
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
