import type { CalendarDate } from '../../calendar-date.ts';
import type { DecimalMark } from '../../prices/history-files/price-history-format.ts';
import type { ColumnKey, Columns } from '../columns/column.ts';
import type { FoundHeader } from '../columns/column-positions.ts';
import type { LineReader } from '../columns/import-line.ts';
import type { ImportTable } from '../import-table.ts';
import type { ImportedEntry } from '../imported-row.ts';

/** The result of reading a line: an entry or addition, null if it has errors, or 'skip' if it has nothing to import. */
export type LineMeaning = ImportedEntry | Addition | null | 'skip';

/**
 * A line that belongs to another of the same account: some brokers report accrued interest and withheld tax on separate lines. `to` is the
 * join key of the line that it is added to; of several lines the one of the nearest day.
 */
export interface Addition {
  readonly kind: 'addition';
  readonly field: 'accruedInterest' | 'tax';
  readonly amount: string;
  readonly to: string;
  /** Null if the key identifies the line. */
  readonly day: CalendarDate | null;
}

/** One kind of table in a format: its columns and how to read a line. */
export interface FormatPart {
  readonly columns: Columns;
  /** The decimal mark of its numbers; null if each column of a file has its own. */
  readonly decimalMark: DecimalMark | null;
  readonly read: (line: LineReader) => LineMeaning;
  /** The key by which additions find the line; '' if it takes none. */
  readonly joinKey: (line: LineReader, entry: ImportedEntry) => string;
  /** Finds the header and columns of a table; undefined if it is another kind of table. */
  readonly findHeader: (table: ImportTable) => FoundHeader | undefined;
  /** Values of fields without a column. */
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
}

/** The file format of one program: everything that the shared reader needs. */
export interface ImportFormat {
  readonly id: string;
  /** The first part that fits a table is used. */
  readonly parts: readonly FormatPart[];
  /** Rearranges the tables for the parts, for files with sections or with data spread over several tables. */
  readonly arrange: ((tables: readonly ImportTable[]) => readonly ImportTable[]) | null;
}
