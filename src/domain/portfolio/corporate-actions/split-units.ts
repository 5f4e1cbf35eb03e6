import { etfOrShareFigures } from '../../etfs-and-shares/etf-or-share-figures.ts';
import { AMOUNT_PLACES, UNIT_PRICE_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { Ratio } from './corporate-action.ts';

/** A deal in an ETF or a share. Prices are per unit; the market price is 0 if none is known. */
interface UnitDeal {
  readonly units: DecimalLike;
  readonly buyPrice: DecimalLike;
  readonly marketPrice: DecimalLike;
  readonly amountPaid: DecimalLike;
}

/** A deal with all its figures. Amounts have 2 places. */
interface ChangedUnitDeal {
  readonly units: Decimal;
  readonly buyPrice: Decimal;
  readonly marketPrice: Decimal;
  readonly amountPaid: Decimal;
  readonly result: Decimal;
  readonly profit: Decimal;
}

/**
 * Derives the other figures of a deal. The amount paid is passed in: recomputed from a rounded price, it could differ by a cent.
 */
function changedUnitDeal({ units, buyPrice, marketPrice, amountPaid }: UnitDeal): ChangedUnitDeal {
  const prices = {
    buyPrice: roundTo(buyPrice, UNIT_PRICE_PLACES),
    marketPrice: roundTo(marketPrice, UNIT_PRICE_PLACES),
  };
  const { result, profit } = etfOrShareFigures({ ...prices, nominal: units });
  return { ...prices, units: new Decimal(units), amountPaid: new Decimal(amountPaid), result, profit };
}

/** Units × to / from, prices × from / to; the amount paid stays. Units keep 2 places. */
export function splitUnits(deal: UnitDeal, { to, from }: Ratio): ChangedUnitDeal {
  const price = (before: DecimalLike) => new Decimal(before).times(from).div(to);
  return changedUnitDeal({
    units: roundTo(new Decimal(deal.units).times(to).div(from), AMOUNT_PLACES),
    buyPrice: price(deal.buyPrice),
    marketPrice: price(deal.marketPrice),
    amountPaid: deal.amountPaid,
  });
}

/**
 * Splits the deals of one owner, in order. Rounds the running total of units, so that a sold-out position stays sold out, and the
 * quantity held afterwards is exactly the quantity held before × the ratio.
 */
export function splitDeals(
  deals: readonly (UnitDeal & { readonly isSale: boolean })[],
  ratio: Ratio,
): ChangedUnitDeal[] {
  let [held, after] = [new Decimal(0), new Decimal(0)];
  return deals.map((deal) => {
    held = deal.isSale ? held.minus(deal.units) : held.plus(deal.units);
    const total = roundTo(held.times(ratio.to).div(ratio.from), AMOUNT_PLACES);
    const units = total.minus(after).abs();
    after = total;
    const { buyPrice, marketPrice, amountPaid } = splitUnits(deal, ratio);
    return changedUnitDeal({ units, buyPrice, marketPrice, amountPaid });
  });
}

/** The fraction of a unit in a holding, for which cash is paid. */
export function fractionalUnits(held: Decimal): Decimal {
  return held.minus(held.floor());
}
