/** A sheet of raw cells, before any format is recognised. A text file has one sheet. */
export type ImportTable = {
  /** The name of the sheet; null for text files. */
  readonly sheet: string | null;
  readonly lines: readonly ImportLine[];
};

export type ImportLine = {
  /** Line number from 1, as in a spreadsheet program. */
  readonly row: number;
  /** Text as in the file. Numbers and dates of workbooks are written as '1234.56' and '2026-11-20'. */
  readonly cells: readonly string[];
};

export const isBlank = ({ cells }: ImportLine): boolean => cells.every((cell) => cell.trim() === '');

/** The encodings that Windows programs use without Unicode: Cyrillic and Western. */
export const ONE_BYTE_ENCODINGS = ['windows-1251', 'windows-1252'] as const;
export const ENCODINGS = ['utf-8', 'utf-16', ...ONE_BYTE_ENCODINGS] as const;

/** The key of the answer that says in which of the one-byte encodings a file is read. */
export const ENCODING_ANSWER = 'encoding';

/** How a text file was read; null for workbooks. */
export type TextFileForm = {
  readonly encoding: (typeof ENCODINGS)[number];
  readonly delimiter: ';' | ',' | '\t' | '|';
  /** A line with letters beyond ASCII, for the user to confirm the encoding. */
  readonly sample: string | null;
};

/** A question that the file leaves open. The answer is one of `choices`, or free text if there are none. */
export type ImportQuestion = {
  /** Names the question in the answers: 'decimal:Price', 'days:Date', 'scale:BG2030126119', 'isin:VWCE', 'face:…'. */
  readonly key: string;
  readonly rule:
    | 'decimal_mark_unclear'
    | 'day_order_unclear'
    | 'price_scale_unclear'
    | 'isin_unknown'
    | 'face_value_unknown'
    | 'security_class_unknown';
  readonly values: Readonly<Record<string, string>>;
  readonly choices: readonly string[];
  /** The lines that need the answer. */
  readonly rows: readonly number[];
};

export type ImportAnswers = Readonly<Record<string, string>>;
