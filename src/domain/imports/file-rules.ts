/** Why a whole file is refused, with the names of the values in the message. */
export const FILE_RULES = {
  empty: [],
  too_large: ['megabytes'],
  too_many_rows: ['max'],
  too_many_columns: ['max', 'row'],
  /** The unpacked size or the compression ratio exceeds the limit. */
  too_large_unpacked: ['megabytes'],
  encrypted: [],
  /** Truncated or corrupted. */
  damaged: [],
  /** `found` is one of FOUND_KINDS. */
  not_a_table: ['found'],
  /** A quoted text is not closed. */
  unclosed_quote: ['row'],
  unreadable_cell: ['row', 'column'],
  /** Reading exceeded its memory limit. */
  too_much_memory: [],
  /** Reading was interrupted. */
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type FileRule = keyof typeof FILE_RULES;

/** The kinds of files that are recognised but are not tables. */
const FOUND_KINDS = ['pdf', 'image', 'html', 'xml', 'xls', 'ods', 'zip', 'binary', 'json'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A refusal of a whole file. */
export interface FileFault {
  readonly rule: FileRule;
  readonly values: Readonly<Record<string, string>>;
}
