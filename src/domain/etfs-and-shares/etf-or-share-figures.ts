import { daysBetween, type CalendarDate } from '../calendar-date.ts';
import { AMOUNT_PLACES, UNIT_PRICE_PLACES } from '../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';

const YEARS_PLACES = 4;
/** The specification's year for ETFs and shares (section 9), which ignores leap days. */
const DAYS_PER_YEAR = 365;

interface EtfOrShareTrade {
  /** Per unit, in the holding's currency, although screens show it with a % sign. */
  readonly buyPrice: DecimalLike;
  /** Per unit, in the holding's currency; 0 if none is known. */
  readonly marketPrice: DecimalLike;
  /** The number of units. */
  readonly nominal: DecimalLike;
}

interface EtfOrShareFigures {
  /** Change of the price of one unit, unrounded: marketPrice − buyPrice. */
  readonly result: Decimal;
  /** In the holding's currency, 2 places: nominal × buyPrice. */
  readonly amountPaid: Decimal;
  /** In the holding's currency, 2 places: result × nominal. */
  readonly profit: Decimal;
}

/** The figures that the specification (section 5) derives from the stored prices and nominal. Entered prices have 4 places. */
export function etfOrShareFigures(trade: EtfOrShareTrade): EtfOrShareFigures {
  const buyPrice = roundTo(trade.buyPrice, UNIT_PRICE_PLACES);
  const nominal = roundTo(trade.nominal, AMOUNT_PLACES);
  const result = roundTo(trade.marketPrice, UNIT_PRICE_PLACES).minus(buyPrice);
  return {
    result,
    amountPaid: roundTo(nominal.times(buyPrice), AMOUNT_PLACES),
    profit: roundTo(result.times(nominal), AMOUNT_PLACES),
  };
}

/** The value of the units, in the holding's currency, 2 places; null if no market price is known. */
export function etfOrShareValue({
  marketPrice,
  nominal,
}: Pick<EtfOrShareTrade, 'marketPrice' | 'nominal'>): Decimal | null {
  const price = roundTo(marketPrice, UNIT_PRICE_PLACES);
  return price.isZero() ? null : roundTo(price.times(roundTo(nominal, AMOUNT_PLACES)), AMOUNT_PLACES);
}

/** Days from the purchase to `today` / 365, 4 places; 0 without a date, negative for a purchase in the future. */
export function etfOrShareYearsSinceBuy(buyDate: CalendarDate | null, today: CalendarDate): Decimal {
  if (buyDate === null) return new Decimal(0);
  return roundTo(new Decimal(daysBetween(buyDate, today)).div(DAYS_PER_YEAR), YEARS_PLACES);
}
