/** What was read from a file before anything is understood: sheets of cells. A text file has one sheet. */
export type ImportTable = {
  /** The name of the sheet; null for text files. */
  readonly sheet: string | null;
  readonly lines: readonly ImportLine[];
};

export type ImportLine = {
  /** From 1, as a spreadsheet program counts. */
  readonly row: number;
  /** Text as it stands in the file. Numbers and days of workbooks are written as '1234.56' and '2026-11-20'. */
  readonly cells: readonly string[];
};

export const isBlank = ({ cells }: ImportLine): boolean => cells.every((cell) => cell.trim() === '');

/** How a text file was read; null for workbooks. */
export type TextFileForm = {
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1251';
  readonly delimiter: ';' | ',' | '\t' | '|';
  /** Shown to be confirmed: a line with letters beyond ASCII. */
  readonly sample: string | null;
};

/** What the file leaves open. The answer is one of `choices`, or free text where there are none. */
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
  /** Lines that wait for the answer. */
  readonly rows: readonly number[];
};

export type ImportAnswers = Readonly<Record<string, string>>;
