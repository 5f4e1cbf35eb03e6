import type { FormatNotation } from '../columns/find-notations.ts';
import type { ColumnKey, Columns } from '../columns/column.ts';
import type { FoundHeader } from '../columns/column-positions.ts';
import type { LineReader } from '../columns/import-line.ts';
import type { ImportTable } from '../import-table.ts';
import type { ImportedEntry } from '../imported-row.ts';

/** What a line is: an entry; null where its errors leave none; 'skip' where it says nothing that is imported. */
export type LineMeaning = ImportedEntry | Addition | null | 'skip';

/**
 * A line that belongs to another: brokers send the accrued interest of a purchase and the tax withheld from a payment as lines of
 * their own. `to` is the key of the line that it is added to.
 */
export interface Addition {
  readonly kind: 'addition';
  readonly field: 'accruedInterest' | 'tax';
  readonly amount: string;
  readonly to: string;
}

/** One kind of table of a format: its columns, and what a line of it means. */
export interface FormatPart {
  readonly columns: Columns;
  readonly notation: FormatNotation;
  readonly read: (line: LineReader) => LineMeaning;
  /** The key by which additions find the line; '' where it takes none. */
  readonly joinKey: (line: LineReader, entry: ImportedEntry) => string;
  /** Where the header of a table is, and what its columns mean; undefined where the table is of another kind. */
  readonly findHeader: (table: ImportTable) => FoundHeader | undefined;
  /** For fields without a column. */
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
}

/** How one program writes its files: everything that the shared reader needs to know. */
export interface ImportFormat {
  readonly id: string;
  /** Of those that fit a table, the first counts. */
  readonly parts: readonly FormatPart[];
  /** Where a file has sections or says in one table what another needs: the tables as the parts expect them. */
  readonly arrange: ((tables: readonly ImportTable[]) => readonly ImportTable[]) | null;
}
