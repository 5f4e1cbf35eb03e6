import { compareDays, daysBetween, type CalendarDate } from '../calendar-date.ts';
import { lastOnOrBefore } from '../last-on-or-before.ts';
import type { Currency } from './currency.ts';
import { Decimal, type DecimalLike } from './decimal.ts';
import { LEV_PER_EURO } from './exchange-rates.ts';

/** A reference rate of the European Central Bank. */
export interface RecordedRate {
  readonly currency: Currency;
  readonly day: CalendarDate;
  /** Units of the currency for one euro. */
  readonly unitsPerEuro: DecimalLike;
}

/** The rate that converts the amounts of a day to euro. */
export interface RateOnDay {
  readonly unitsPerEuro: Decimal;
  /** The day of the rate, which may be earlier; null for euro and lev, whose rate is fixed by law. */
  readonly day: CalendarDate | null;
}

const EURO: RateOnDay = { unitsPerEuro: new Decimal(1), day: null };
const LEV: RateOnDay = { unitsPerEuro: new Decimal(LEV_PER_EURO), day: null };

/** An amount in euro, unrounded. An amount in euro is not divided by 1, which takes longer than the rest of a valuation. */
export function amountInEuro(amount: Decimal, { unitsPerEuro }: RateOnDay): Decimal {
  return unitsPerEuro === EURO.unitsPerEuro ? amount : amount.div(unitsPerEuro);
}

/** Undefined if no rate is known on or before the day. */
export type RateHistory = (currency: Currency, day: CalendarDate) => RateOnDay | undefined;

/**
 * The last known rate on each day. The lev counts 1.95583 at all times, even before 2026 and whatever a file says (Regulation
 * (EC) No 2866/98, as amended for Bulgaria), so a holding in lev has no currency gain.
 */
export function rateHistory(rates: Iterable<RecordedRate>): RateHistory {
  const byCurrency = new Map<Currency, { day: CalendarDate; unitsPerEuro: Decimal }[]>();
  for (const { currency, day, unitsPerEuro } of rates) {
    const known = byCurrency.get(currency) ?? [];
    known.push({ day, unitsPerEuro: new Decimal(unitsPerEuro) });
    byCurrency.set(currency, known);
  }
  for (const known of byCurrency.values()) known.sort((one, other) => compareDays(one.day, other.day));
  return (currency, day) => {
    if (currency === 'EUR') return EURO;
    if (currency === 'BGN') return LEV;
    const known = byCurrency.get(currency) ?? [];
    return known[lastOnOrBefore(known, day)];
  };
}

/** The same history without rates that are more than this many days old. */
export function withoutOldRates(rates: RateHistory, maxDays: number): RateHistory {
  return (currency, day) => {
    const rate = rates(currency, day);
    return rate === undefined || rate.day === null || daysBetween(rate.day, day) <= maxDays
      ? rate
      : undefined;
  };
}
