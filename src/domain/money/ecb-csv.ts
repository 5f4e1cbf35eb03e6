import { failure, success, type Result } from '../result.ts';
import type { EcbQuote } from './ecb-quote.ts';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** The quotes of eurofxref.csv (days like '20 November 2026') or eurofxref-hist.csv (days like '2026-11-20'). */
export function readEcbCsv(text: string): Result<readonly EcbQuote[], 'not-an-ecb-file'> {
  const [heads = '', ...lines] = text.trim().split(/\r?\n/);
  const [first, ...currencies] = splitCells(heads);
  if (first !== 'Date' || !currencies.every((code) => /^[A-Z]{3}$/.test(code))) {
    return failure('not-an-ecb-file');
  }
  const quotes: EcbQuote[] = [];
  for (const line of lines) {
    const [day = '', ...rates] = splitCells(line);
    if (rates.length !== currencies.length) return failure('not-an-ecb-file');
    currencies.forEach((currency, at) =>
      quotes.push({ day: parseDay(day), currency, rate: rates[at] ?? '' }),
    );
  }
  return success(quotes);
}

/** The cells without the blanks around them; a comma at the end of the line begins no other. */
function splitCells(line: string): string[] {
  return line
    .replace(/,\s*$/, '')
    .split(',')
    .map((cell) => cell.trim());
}

function parseDay(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(cell) ?? [];
  if (year === undefined) return cell;
  const number = MONTHS.indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
