import { addDays, dayNumber, type CalendarDate } from '#domain/calendar-date';
import type { DayRates } from '#domain/money/ecb-file';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { findNewestRates, removeRatesLike, storeRates } from '../exchange-rates/exchange-rates.store.ts';

/** Units for one euro: of the size that the ECB's are, and invented like the rest. */
const UNITS_PER_EURO: DayRates['unitsPerEuro'] = {
  USD: '1.1542',
  JPY: '179.36',
  GBP: '0.8783',
  CHF: '0.9317',
  CAD: '1.6205',
  AUD: '1.7764',
  CNY: '8.2129',
  SEK: '10.9875',
  NOK: '11.7263',
  DKK: '7.4689',
  SGD: '1.5051',
  HKD: '8.9819',
  NZD: '2.0387',
  PLN: '4.2366',
  CZK: '24.1530',
  HUF: '382.41',
  RON: '5.0871',
  KRW: '1693.27',
};

/** The last working day before `today`: that of the newest reference rates in the morning. */
export function dayOfRates(today: CalendarDate): CalendarDate {
  const daysAfterMonday = (dayNumber(today) + 3) % 7;
  return addDays(today, daysAfterMonday === 0 ? -3 : daysAfterMonday === 6 ? -2 : -1);
}

/** Rates by which the demo's dollars and yen are counted; none where some are stored already. */
export async function loadDemoRates(tx: DatabaseTransaction, today: CalendarDate): Promise<void> {
  if ((await findNewestRates(tx, today)) !== undefined) return;
  await storeRates(tx, [{ day: dayOfRates(today), unitsPerEuro: UNITS_PER_EURO }]);
}

/** Removes those rates, unless others were loaded for their day. */
export async function removeDemoRates(tx: DatabaseTransaction): Promise<void> {
  await removeRatesLike(tx, UNITS_PER_EURO);
}
