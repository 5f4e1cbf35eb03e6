import type { EcbQuote, EcbReader } from './ecb-quote.ts';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** Many times the length of the bank's lines. */
const MAX_LINE_LENGTH = 10_000;

/** The quotes of eurofxref.csv (days like '20 November 2026') or eurofxref-hist.csv (days like '2026-11-20'). */
export function* readEcbCsv(text: string): EcbReader<'not-an-ecb-file'> {
  let currencies: readonly string[] | undefined;
  for (const line of readLines(text.trim())) {
    if (line.length > MAX_LINE_LENGTH) return 'not-an-ecb-file';
    const cells = splitCells(line);
    if (currencies === undefined) {
      currencies = currenciesIn(cells);
      if (currencies === undefined) return 'not-an-ecb-file';
    } else {
      if (cells.length !== currencies.length + 1) return 'not-an-ecb-file';
      yield* readQuotes(cells, currencies);
    }
    yield undefined;
  }
  return undefined;
}

function* readLines(text: string): Generator<string, undefined, undefined> {
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    yield text.slice(start, end);
    start = end + 1;
  }
  return undefined;
}

/** The cells, trimmed; a comma at the end of the line does not start another cell. */
function splitCells(line: string): string[] {
  return line
    .replace(/,\s*$/, '')
    .split(',')
    .map((cell) => cell.trim());
}

function currenciesIn([first, ...codes]: readonly string[]): readonly string[] | undefined {
  return first === 'Date' && codes.every((code) => /^[A-Z]{3}$/.test(code)) ? codes : undefined;
}

function* readQuotes(
  [day = '', ...rates]: readonly string[],
  currencies: readonly string[],
): Generator<EcbQuote, undefined, undefined> {
  const parsed = parseDay(day);
  for (const [at, currency] of currencies.entries()) yield { day: parsed, currency, rate: rates[at] ?? '' };
  return undefined;
}

function parseDay(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(cell) ?? [];
  if (year === undefined) return cell;
  const number = MONTHS.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
