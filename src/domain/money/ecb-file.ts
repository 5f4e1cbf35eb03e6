import { calendarDate, compareDays, isCalendarDate, type CalendarDate } from '../calendar-date.ts';
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
  | EcbXmlFault
  | 'zip-file'
  | 'wrong-day'
  | 'future-day'
  | 'wrong-rate'
  | 'repeated-rate'
  | 'no-rates';

/** In characters, which are bytes, because the bank's files are ASCII. Its whole history as XML is half of that. */
export const MAX_ECB_FILE_LENGTH = 16 * 1024 * 1024;
/** The first day with published reference rates. */
const FIRST_DAY = calendarDate('1999-01-04');
/** Each step takes about a millisecond. */
const [QUOTES_PER_STEP, DAYS_PER_STEP] = [500, 100];
const NOT_AVAILABLE = 'N/A';
const REFERENCE_CURRENCIES = CURRENCIES.filter((currency) => currency !== 'EUR' && currency !== 'BGN');
/** The signature of a ZIP archive, in which the bank also offers its history of rates. */
const ZIP_MARK = 'PK\u0003\u0004';

type EcbFile = Result<readonly DayRates[], EcbFileFault>;

/**
 * The rates in a file of the European Central Bank (XML or CSV, of one day or of many), the oldest day first. Currencies that no
 * holding may have are left out, and so are euro and lev, whose rates are fixed by law.
 */
export function readEcbFile(text: string, today: CalendarDate): EcbFile {
  const steps = readEcbFileInSteps(text, today);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in steps, so that a caller can let other work run between them: the whole history takes a second. */
export function* readEcbFileInSteps(
  text: string,
  today: CalendarDate,
): Generator<undefined, EcbFile, undefined> {
  const trimmed = text.trim();
  if (trimmed.startsWith(ZIP_MARK)) return failure('zip-file');
  const quotes = trimmed.startsWith('<') ? readEcbXml(trimmed) : readEcbCsv(trimmed);
  const days: QuotesByDay = new Map();
  let count = 0;
  let next = quotes.next();
  while (next.done !== true) {
    const fault = next.value === undefined ? undefined : addQuote(days, next.value, today);
    if (fault !== undefined) return failure(fault);
    count += 1;
    if (count % QUOTES_PER_STEP === 0) yield undefined;
    next = quotes.next();
  }
  return next.value === undefined ? yield* ratesByDay(days) : failure(next.value);
}

type QuotesByDay = Map<string, { readonly day: CalendarDate; readonly rates: Map<string, string> }>;

function addQuote(
  days: QuotesByDay,
  { day, currency, rate }: EcbQuote,
  today: CalendarDate,
): EcbFileFault | undefined {
  let ofDay = days.get(day);
  if (ofDay === undefined) {
    if (!isCalendarDate(day) || day < FIRST_DAY) return 'wrong-day';
    if (day > today) return 'future-day';
    ofDay = { day, rates: new Map() };
    days.set(day, ofDay);
  }
  if (rate !== NOT_AVAILABLE && !isRate(rate)) return 'wrong-rate';
  if (ofDay.rates.has(currency)) return 'repeated-rate';
  ofDay.rates.set(currency, rate);
  return undefined;
}

function* ratesByDay(days: QuotesByDay): Generator<undefined, EcbFile, undefined> {
  const rates: DayRates[] = [];
  for (const { day, rates: quotes } of days.values()) {
    const used = REFERENCE_CURRENCIES.flatMap((currency) => {
      const rate = quotes.get(currency) ?? NOT_AVAILABLE;
      return rate === NOT_AVAILABLE ? [] : [[currency, rate] as const];
    });
    if (used.length === 0) continue;
    rates.push({ day, unitsPerEuro: Object.fromEntries(used) });
    if (rates.length % DAYS_PER_STEP === 0) yield undefined;
  }
  if (rates.length === 0) return failure('no-rates');
  return success(rates.sort((one, other) => compareDays(one.day, other.day)));
}

/** A positive number with at most 9 digits on either side of its decimal point. */
function isRate(text: string): boolean {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && /[1-9]/.test(text);
}
