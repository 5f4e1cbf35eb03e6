import { calendarDate, isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { failure, success, type Result } from '../result.ts';
import { CURRENCIES, type Currency } from './currency.ts';
import { readEcbCsv } from './ecb-csv.ts';
import type { EcbQuote } from './ecb-quote.ts';
import { readEcbXml, type EcbXmlFault } from './ecb-xml.ts';

/** Reference rates of one day: units of a currency for one euro, as decimal text. */
export interface DayRates {
  readonly day: CalendarDate;
  readonly unitsPerEuro: Readonly<Partial<Record<Currency, string>>>;
}

export type EcbFileFault =
  EcbXmlFault | 'wrong-day' | 'future-day' | 'wrong-rate' | 'repeated-rate' | 'no-rates' | 'too-many-days';

/** The first day that reference rates were published for. */
const FIRST_DAY = calendarDate('1999-01-04');
/** Far more days than in the 90-day file, and few enough to be stored at once. */
export const MAX_DAYS = 366;

/**
 * The rates in a file of the European Central Bank (XML or CSV, of one day or of many), the oldest day first. Left out
 * are currencies that no holding may have, and euro and lev, whose rates are fixed by law.
 */
export function readEcbFile(text: string, today: CalendarDate): Result<readonly DayRates[], EcbFileFault> {
  const trimmed = text.trim();
  const quotes = trimmed.startsWith('<') ? readEcbXml(trimmed) : readEcbCsv(trimmed);
  return quotes.ok ? ratesByDay(quotes.value, today) : quotes;
}

function ratesByDay(
  quotes: readonly EcbQuote[],
  today: CalendarDate,
): Result<readonly DayRates[], EcbFileFault> {
  const days = new Map<CalendarDate, DayRates['unitsPerEuro']>();
  const seen = new Set<string>();
  for (const { day, currency, rate } of quotes) {
    if (!isCalendarDate(day) || day < FIRST_DAY) return failure('wrong-day');
    if (day > today) return failure('future-day');
    if (rate !== 'N/A' && !isRate(rate)) return failure('wrong-rate');
    if (seen.has(day + currency)) return failure('repeated-rate');
    seen.add(day + currency);
    if (rate !== 'N/A' && isReferenceCurrency(currency))
      days.set(day, { ...days.get(day), [currency]: rate });
  }
  if (days.size === 0) return failure('no-rates');
  if (days.size > MAX_DAYS) return failure('too-many-days');
  const rates = [...days].map(([day, unitsPerEuro]) => ({ day, unitsPerEuro }));
  return success(rates.sort((one, other) => (one.day < other.day ? -1 : 1)));
}

/** A positive number with at most 9 digits on either side of its decimal point. */
function isRate(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && /[1-9]/.test(text);
}

function isReferenceCurrency(code: string): code is Currency {
  return code !== 'EUR' && code !== 'BGN' && CURRENCIES.some((currency) => currency === code);
}
