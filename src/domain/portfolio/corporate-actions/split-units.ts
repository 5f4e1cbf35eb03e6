import { etfOrShareFigures } from '../../etfs-and-shares/etf-or-share-figures.ts';
import { AMOUNT_PLACES, UNIT_PRICE_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { Ratio } from './corporate-action.ts';

/** A deal in an ETF or a share. Prices are for one unit; the market price is 0 where none is known. */
export interface UnitDeal {
  readonly units: DecimalLike;
  readonly buyPrice: DecimalLike;
  readonly marketPrice: DecimalLike;
  readonly amountPaid: DecimalLike;
}

/** The same with all its figures; amounts have 2 places. */
export interface ChangedUnitDeal {
  readonly units: Decimal;
  readonly buyPrice: Decimal;
  readonly marketPrice: Decimal;
  readonly amountPaid: Decimal;
  readonly result: Decimal;
  readonly profit: Decimal;
}

/** The deal with all its figures. The amount paid is given: recomputed from a rounded price it could differ by a cent. */
export function changedUnitDeal({ units, buyPrice, marketPrice, amountPaid }: UnitDeal): ChangedUnitDeal {
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

/** What is held after a split, in whole units, and the fraction for which cash is paid. */
export function wholeUnits(held: DecimalLike): { readonly units: Decimal; readonly fraction: Decimal } {
  const units = new Decimal(held).floor();
  return { units, fraction: new Decimal(held).minus(units) };
}

export interface CashInLieu {
  readonly deal: ChangedUnitDeal;
  /** Paid for the fraction, 2 places. */
  readonly cash: Decimal;
  /** Of the amount paid: what the fraction cost, 2 places. */
  readonly cost: Decimal;
}

/** Takes a fraction of a unit out of a purchase for cash. The price is for one unit after the split. */
export function payCashInLieu(
  deal: UnitDeal,
  { fraction, price }: { readonly fraction: DecimalLike; readonly price: DecimalLike },
): CashInLieu {
  const before = new Decimal(deal.units);
  const units = before.minus(fraction);
  if (units.lt(0)) throw new RangeError('A purchase cannot give a fraction that it does not have.');
  const paid = new Decimal(deal.amountPaid);
  const cost = before.isZero() ? new Decimal(0) : roundTo(paid.times(fraction).div(before), AMOUNT_PLACES);
  return {
    deal: changedUnitDeal({ ...deal, units, amountPaid: paid.minus(cost) }),
    cash: roundTo(new Decimal(fraction).times(price), AMOUNT_PLACES),
    cost,
  };
}
