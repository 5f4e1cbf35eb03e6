import Papa from 'papaparse';
import type { TextFileForm } from '#domain/imports/import-table';
import type { DecodedText } from './decode-text.ts';
import { checkedTables, type FileTables } from './file-tables.ts';
import { MAX_ROWS } from './limits.ts';
import { RefusedFile } from './refused-file.ts';

type Delimiter = TextFileForm['delimiter'];
const DELIMITERS = [';', ',', '\t', '|'] as const satisfies readonly Delimiter[];
const LINES_LOOKED_AT = 200;
/** With empty lines. */
const MAX_RECORDS = 2 * MAX_ROWS;
/** The first line by which spreadsheet programs tell the delimiter. */
const DELIMITER_LINE = /^sep=([;,\t|])\s*(?:\r\n|\n|\r)/i;

/** Lines outside quotes with how many of each delimiter they have. */
function countDelimiters(text: string): number[][] {
  const lines: number[][] = [];
  let counts = DELIMITERS.map(() => 0);
  let isQuoted = false;
  let isEmpty = true;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character !== '\n' && character !== '\r') {
      const at = DELIMITERS.findIndex((delimiter) => delimiter === character);
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
      isEmpty = false;
    } else if (!isEmpty) {
      lines.push(counts);
      if (lines.length === LINES_LOOKED_AT) return lines;
      counts = DELIMITERS.map(() => 0);
      isEmpty = true;
    }
  }
  return isEmpty ? lines : [...lines, counts];
}

/** The delimiter of which most lines have the same number, outside quotes; of equal ones, the one with more columns. */
export function findDelimiter(text: string): Delimiter {
  const lines = countDelimiters(text);
  const rated = DELIMITERS.map((delimiter, at) => {
    const frequencies = new Map<number, number>();
    for (const counts of lines) {
      const count = counts[at] ?? 0;
      if (count > 0) frequencies.set(count, (frequencies.get(count) ?? 0) + 1);
    }
    const [columns, share] = [...frequencies].sort(([, one], [, other]) => other - one)[0] ?? [0, 0];
    return { delimiter, columns, share };
  });
  const [best] = rated.sort((one, other) => other.share - one.share || other.columns - one.columns);
  return best === undefined || best.share === 0 ? ',' : best.delimiter;
}

const MAX_SAMPLE = 200;

/** A line with letters beyond ASCII, by which a person sees whether the encoding is right. */
function findSample({ text, encoding }: DecodedText): string | null {
  if (encoding !== 'windows-1251') return null;
  const line = text.split(/[\r\n]+/).find((each) => /\P{ASCII}/u.test(each));
  return line?.trim().slice(0, MAX_SAMPLE) ?? null;
}

/** CSV and its kin. A row is a record: a text in quotes may go over several lines. */
export function readDelimited(decoded: DecodedText): FileTables {
  const [told = '', toldDelimiter] = DELIMITER_LINE.exec(decoded.text) ?? [];
  const text = decoded.text.slice(told.length);
  const delimiter = DELIMITERS.find((each) => each === toldDelimiter) ?? findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_RECORDS });
  if (data.length === MAX_RECORDS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  const before = told === '' ? 0 : 1;
  if (unclosed !== undefined) {
    throw new RefusedFile('unclosed_quote', { row: String((unclosed.row ?? 0) + before + 1) });
  }
  const lines = data.map((cells, at) => ({
    row: at + before + 1,
    cells: cells.map((cell) => cell.trim()),
  }));
  const form = { encoding: decoded.encoding, delimiter, sample: findSample(decoded) };
  return { tables: checkedTables([{ sheet: null, lines }]), form };
}
