import { splitAtDelimiter, splitAtBlanks } from '../split-price-line.ts';
import type { PriceHistoryFormat } from './price-history-format.ts';
import { PRICE_HISTORY_FORMATS, type PriceHistoryFormatId } from './price-history-formats.ts';
import { looksLikeDay } from './read-history-cells.ts';

/** A line that is not empty, with its number in the file. */
export interface FileLine {
  readonly row: number;
  readonly text: string;
}

type PriceHistoryFormatWithId = PriceHistoryFormat & { readonly id: PriceHistoryFormatId };

/** How to read a file. */
export interface RecognisedHistory {
  readonly format: PriceHistoryFormatWithId;
  readonly split: (line: string) => readonly string[];
  /** The columns of the day and the price. */
  readonly dayColumn: number;
  readonly priceColumn: number;
  /** A line with more columns was split at the wrong marks: a comma separates both columns and decimals. */
  readonly maxColumns: number;
  /** The lines after the header. */
  readonly lines: readonly FileLine[];
}

const SPLITTERS = [...['\t', ';', '|', ','].map((mark) => splitAtDelimiter(mark)), splitAtBlanks];
/** The file is recognised even if some of these lines are wrong. */
const SAMPLE_LINES = 10;
const NAMES_ISIN = /(?:^|[\s;|,"])(?:isin|исин)(?:$|[\s;|,"])/i;

function fileLines(text: string): readonly FileLine[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ row: i + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
}

function byHeader(
  format: PriceHistoryFormatWithId,
  split: RecognisedHistory['split'],
  [header, ...lines]: readonly FileLine[],
): RecognisedHistory | undefined {
  const names = split(header?.text ?? '').map((name) => name.toLowerCase());
  const has = (wanted: readonly string[]) => names.some((name) => wanted.includes(name));
  if (!format.alsoHas.every(has)) return undefined;
  const dayColumn = names.findIndex((name) => format.day.includes(name));
  const priceColumn = names.findIndex((name) => format.price.includes(name));
  if (dayColumn < 0 || priceColumn < 0) return undefined;
  return { format, split, dayColumn, priceColumn, maxColumns: names.length, lines };
}

/** Two columns; a first line without a number is treated as a heading. */
function withoutHeader(
  format: PriceHistoryFormatWithId,
  split: RecognisedHistory['split'],
  lines: readonly FileLine[],
): RecognisedHistory | undefined {
  const isDayAndMore = (line: FileLine) => {
    const [day = '', ...rest] = split(line.text);
    return rest.length > 0 && looksLikeDay(day);
  };
  if (!lines.slice(0, SAMPLE_LINES).some(isDayAndMore)) return undefined;
  const [first] = lines;
  const isHeading = first !== undefined && !/\d/.test(first.text);
  return {
    ...{ format, split, dayColumn: 0, priceColumn: 1, maxColumns: 2 },
    lines: isHeading ? lines.slice(1) : lines,
  };
}

/** Undefined if the text is not a history of one security in a known format; it may be a list of prices with ISINs. */
export function recognisePriceHistory(text: string): RecognisedHistory | undefined {
  const lines = fileLines(text);
  if (NAMES_ISIN.test(lines[0]?.text ?? '')) return undefined;
  for (const format of PRICE_HISTORY_FORMATS) {
    for (const split of SPLITTERS) {
      const found =
        byHeader(format, split, lines) ??
        (format.hasHeader ? undefined : withoutHeader(format, split, lines));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
