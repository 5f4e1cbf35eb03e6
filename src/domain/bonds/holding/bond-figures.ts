import { daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES, PRICE_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';

const PER_CENT = new Decimal('0.01');
const RESULT_PLACES = 5;
const YEARS_PLACES = 2;
/** Mean length of a year in the Gregorian calendar. */
const DAYS_PER_YEAR = '365.2425';

export interface BondTrade {
  /** Percent of nominal. */
  readonly buyPrice: DecimalLike;
  /** Percent of nominal; 0 if none is known. */
  readonly marketPrice: DecimalLike;
  /** In the bond's currency. */
  readonly nominal: DecimalLike;
}

export interface BondFigures {
  /** Change of price per unit of nominal, 5 places: (marketPrice − buyPrice) / 100. */
  readonly result: Decimal;
  /** In the bond's currency, 2 places: buyPrice × nominal / 100. */
  readonly amountPaid: Decimal;
  /** In the bond's currency, 2 places: nominal × the rounded result. */
  readonly profit: Decimal;
}

/**
 * The figures that the specification (section 5) derives from a bond's prices and nominal, each of which is first rounded to its
 * places.
 */
export function bondFigures(trade: BondTrade): BondFigures {
  const buyPrice = roundTo(trade.buyPrice, PRICE_PLACES);
  const marketPrice = roundTo(trade.marketPrice, PRICE_PLACES);
  const nominal = roundTo(trade.nominal, AMOUNT_PLACES);
  const result = roundTo(marketPrice.minus(buyPrice).times(PER_CENT), RESULT_PLACES);
  return {
    result,
    amountPaid: roundTo(buyPrice.times(nominal).times(PER_CENT), AMOUNT_PLACES),
    profit: roundTo(nominal.times(result), AMOUNT_PLACES),
  };
}

/** Calendar years from the day of purchase to `today`, 2 places; negative for a purchase in the future. */
export function bondYearsSinceBuy(buyDate: CalendarDate, today: CalendarDate): Decimal {
  return roundTo(new Decimal(daysBetween(buyDate, today)).div(DAYS_PER_YEAR), YEARS_PLACES);
}
