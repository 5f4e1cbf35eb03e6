import { bondFigures, type BondFigures, type BondTrade } from '../../bonds/holding/bond-figures.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';

/** What is paid out for the nominal, in the bond's currency, 2 places; the price is per 100 of it. */
export function redemptionAmount(nominal: DecimalLike, price: DecimalLike): Decimal {
  return roundTo(new Decimal(nominal).times(price).div(100), AMOUNT_PLACES);
}

export interface PartialRedemption {
  /** Of the original nominal. */
  readonly percent: DecimalLike;
  /** Of the original nominal, before the repayment. */
  readonly outstandingPercent: DecimalLike;
  /** Per 100 of what is repaid. */
  readonly price: DecimalLike;
}

export interface PartlyRedeemed extends BondFigures {
  /** What is still outstanding, 2 places. */
  readonly nominal: Decimal;
  /** Principal paid out, 2 places. */
  readonly payment: Decimal;
}

/**
 * A bond of which a part of the original nominal is repaid. Its nominal is what was outstanding before. The last part takes
 * all that is left. Throws RangeError for more than is outstanding.
 */
export function redeemPart(
  trade: BondTrade,
  { percent, outstandingPercent, price }: PartialRedemption,
): PartlyRedeemed {
  const share = new Decimal(percent).div(outstandingPercent);
  if (share.gt(1)) {
    throw new RangeError(`${String(percent)} % is more than the ${String(outstandingPercent)} % outstanding`);
  }
  const before = roundTo(trade.nominal, AMOUNT_PLACES);
  const repaid = roundTo(before.times(share), AMOUNT_PLACES);
  const nominal = before.minus(repaid);
  return { ...bondFigures({ ...trade, nominal }), nominal, payment: redemptionAmount(repaid, price) };
}
