import { isinFault } from '../../identifiers/isin.ts';
import { normaliseHeader } from '../columns/column-positions.ts';
import { day, decimal, text } from '../columns/column.ts';
import { makePrice } from '../entries/make-price.ts';
import { isBlank, type ImportTable } from '../import-table.ts';
import { COLUMN_NAMES } from '../mapping/mapping-fields.ts';
import type { ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

const DAY_NAMES: readonly string[] = ['date', 'datum'];
const TICKER = /^[A-Z0-9][A-Z0-9.:^=-]{0,14}$/;
/** A single column could be anything, so such a file needs a mapping. */
const MIN_TICKERS = 2;

/** True for a date column followed by one column per security, named by ISIN or ticker. */
function isHeader(cells: readonly string[]): boolean {
  const [first = '', ...names] = normaliseHeader(cells);
  const securities = cells.slice(1).map((cell) => cell.trim());
  if (!DAY_NAMES.includes(first) || securities.length === 0) return false;
  // 'ISIN' looks like a ticker.
  if (names.some((name) => COLUMN_NAMES.has(name))) return false;
  if (securities.some((name) => isinFault(name) === undefined)) return true;
  return securities.length >= MIN_TICKERS && securities.every((name) => TICKER.test(name));
}

/** Converts a table with one column per security to one line per quote. */
function toQuoteLines({ sheet, lines }: ImportTable): ImportTable {
  const [header, ...days] = lines.filter((line) => !isBlank(line));
  if (header === undefined || !isHeader(header.cells)) return { sheet, lines };
  const quotes = days.flatMap(({ row, cells: [date = '', ...cells] }) =>
    cells.flatMap((quote, at) =>
      quote.trim() === '' ? [] : [{ row, cells: [date, header.cells[at + 1] ?? '', quote] }],
    ),
  );
  return {
    sheet,
    lines: [{ row: header.row, cells: ['Date', 'Security of the quote', 'Quote'] }, ...quotes],
  };
}

/** Portfolio Performance's export of historical quotes: one column per security. */
export const PORTFOLIO_PERFORMANCE_QUOTES = {
  id: 'portfolio-performance-quotes',
  arrange: (tables) => tables.map(toQuoteLines),
  parts: [
    makePart({
      columns: { day: day('date'), symbol: text('security of the quote'), price: decimal('quote') },
      read: makePrice,
    }),
  ],
} as const satisfies ImportFormat;
