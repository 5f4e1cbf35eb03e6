/** Why a whole file is refused, with the names of the values that the sentence needs. */
export const FILE_RULES = {
  empty: [],
  too_large: ['megabytes'],
  too_many_rows: ['max'],
  too_many_columns: ['max', 'row'],
  /** Unpacked, or by how much a zip file grows. */
  too_large_unpacked: ['megabytes'],
  encrypted: [],
  /** Half of it is missing, or it was changed on its way. */
  damaged: [],
  /** `found`: what it is, as FOUND_KINDS names it. */
  not_a_table: ['found'],
  /** A text in quotes has no end. */
  unclosed_quote: ['row'],
  unreadable_cell: ['row', 'column'],
  /** The memory that reading may take was not enough. */
  too_much_memory: [],
  /** Reading was interrupted. */
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type FileRule = keyof typeof FILE_RULES;

/** What a file that is no table turned out to be. */
export const FOUND_KINDS = ['pdf', 'image', 'html', 'xml', 'xls', 'ods', 'zip', 'binary', 'json'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A refusal of a whole file. */
export interface FileFault {
  readonly rule: FileRule;
  readonly values: Readonly<Record<string, string>>;
}
