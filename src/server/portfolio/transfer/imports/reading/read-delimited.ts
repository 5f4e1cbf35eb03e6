import Papa from 'papaparse';
import { ONE_BYTE_ENCODINGS, type TextFileForm } from '#domain/imports/import-table';
import type { DecodedText } from './decode-text.ts';
import { checkedTables, type FileTables } from './file-tables.ts';
import { MAX_ROWS } from './limits.ts';
import { RefusedFile } from './refused-file.ts';

type Delimiter = TextFileForm['delimiter'];
const DELIMITERS = [';', ',', '\t', '|'] as const satisfies readonly Delimiter[];
const MAX_SAMPLE_LINES = 200;
/** Includes empty lines, which do not count as rows. */
const MAX_RECORDS = 2 * MAX_ROWS;
/** The optional first line 'sep=;' in which spreadsheet programs declare the delimiter. */
const DELIMITER_LINE = /^sep=([;,\t|])\s*(?:\r\n|\n|\r)/i;

/** The number of each delimiter outside quotes, by line; empty lines are left out. */
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
      if (lines.length === MAX_SAMPLE_LINES) return lines;
      counts = DELIMITERS.map(() => 0);
      isEmpty = true;
    }
  }
  return isEmpty ? lines : [...lines, counts];
}

/** The delimiter that occurs the same number of times in the most lines, outside quotes. Ties go to the one with more columns. */
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

/** A line with letters beyond ASCII, so that the user can check the guessed encoding; null if it is not a guess. */
function findSample({ text, encoding }: DecodedText): string | null {
  if (!ONE_BYTE_ENCODINGS.some((each) => each === encoding)) return null;
  const line = text.split(/[\r\n]+/).find((each) => /\P{ASCII}/u.test(each));
  return line?.trim().slice(0, MAX_SAMPLE) ?? null;
}

/** Reads CSV and similar files. A row is a record: quoted text can span several lines. */
export function readDelimited(decoded: DecodedText): FileTables {
  const [declaration = '', declared] = DELIMITER_LINE.exec(decoded.text) ?? [];
  const text = decoded.text.slice(declaration.length);
  const delimiter = DELIMITERS.find((each) => each === declared) ?? findDelimiter(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_RECORDS });
  if (data.length === MAX_RECORDS) throw new RefusedFile('too_many_rows', { max: String(MAX_ROWS) });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  const before = declaration === '' ? 0 : 1;
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
