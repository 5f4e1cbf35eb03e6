import { addDays, dayNumber, type CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import type { DayRates } from '#domain/money/ecb-file';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import {
  findNewestRates,
  removeRatesLike,
  storeRates,
} from '../../market/exchange-rates/exchange-rates.store.ts';
import { DAYS_PER_MONTH } from './demo-day.ts';

/** Units for one euro: invented, but similar to the rates of the ECB. */
const UNITS_PER_EURO: readonly (readonly [Currency, number])[] = [
  ['USD', 1.1542],
  ['JPY', 179.36],
  ['GBP', 0.8783],
  ['CHF', 0.9317],
  ['CAD', 1.6205],
  ['AUD', 1.7764],
  ['CNY', 8.2129],
  ['SEK', 10.9875],
  ['NOK', 11.7263],
  ['DKK', 7.4689],
  ['SGD', 1.5051],
  ['HKD', 8.9819],
  ['NZD', 2.0387],
  ['PLN', 4.2366],
  ['CZK', 24.153],
  ['HUF', 382.41],
  ['RON', 5.0871],
  ['KRW', 1693.27],
];

/** The amplitude of a rate within the two years, as a fraction. */
const SWING = 0.02;
const SWINGS: Partial<Record<Currency, number>> = { DKK: 0.0003, JPY: 0.035, HUF: 0.03, KRW: 0.03 };
const SIGNIFICANT_DIGITS = 6;

/** A rate some months ago. Each currency follows its own wave. */
function unitsBack([currency, units]: readonly [Currency, number], months: number): string {
  const phase = currency.charCodeAt(0) + 2 * currency.charCodeAt(1) + 3 * currency.charCodeAt(2);
  const wave = Math.sin(phase + months / 4) - Math.sin(phase);
  const back = units * (1 + (SWINGS[currency] ?? SWING) * wave);
  return new Decimal(back).toSignificantDigits(SIGNIFICANT_DIGITS).toFixed();
}

const WEEKS_BACK = 104;
const DAYS_PER_WEEK = 7;

/** The rates of this week and the weeks before it, the newest first. */
const weeklyRates = () =>
  Array.from({ length: WEEKS_BACK + 1 }, (_, weeks): DayRates['unitsPerEuro'] => {
    const months = (weeks * DAYS_PER_WEEK) / DAYS_PER_MONTH;
    return Object.fromEntries(UNITS_PER_EURO.map((rate) => [rate[0], unitsBack(rate, months)]));
  });

/** The last working day before `today`. In the morning the newest reference rates are from that day. */
export function newestRatesDay(today: CalendarDate): CalendarDate {
  const daysAfterMonday = (dayNumber(today) + 3) % 7;
  return addDays(today, daysAfterMonday === 0 ? -3 : daysAfterMonday === 6 ? -2 : -1);
}

/** Stores two years of weekly rates for the demo holdings in foreign currencies, unless rates are already stored. */
export async function loadDemoRates(tx: DatabaseTransaction, today: CalendarDate): Promise<void> {
  if ((await findNewestRates(tx, today)) !== undefined) return;
  const last = newestRatesDay(today);
  await storeRates(
    tx,
    weeklyRates()
      .map((unitsPerEuro, weeks) => ({
        day: addDays(last, -weeks * DAYS_PER_WEEK),
        unitsPerEuro,
      }))
      .reverse(),
  );
}

/** Removes the demo rates, but not the rates of days for which others have been loaded since. */
export async function removeDemoRates(tx: DatabaseTransaction): Promise<void> {
  await removeRatesLike(tx, weeklyRates());
}
