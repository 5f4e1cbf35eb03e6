import type { ColumnType, Generated } from 'kysely';
import type { ImportQuestion } from '#domain/imports/import-table';
import type { BatchId, ImportId, ImportMappingId, ImportSymbolId, UserId } from '#api/platform/ids';
import type {
  ColumnMapping,
  ImportRow,
  ImportState,
  ImportTarget,
  RowKind,
} from '#api/portfolio/imports/import-fields';
import type { Encrypted } from '../../crypto/encrypted.ts';
import type { NewId } from './column-types.ts';

/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;
type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface ImportsTable {
  id: NewId<ImportId>;
  owner_id: UserId | null;
  uploaded_by: UserId | null;
  holder_id: UserId | null;
  state: ImportState;
  file_name: string;
  /** Encrypted. */
  file: Buffer | null;
  /** Encrypted JSON: ImportContents. */
  contents: Encrypted | null;
  format: string | null;
  mapping: OptionalJson<ColumnMapping>;
  is_saved_mapping: Generated<boolean>;
  answers: Json<Readonly<Record<string, string>>>;
  questions: Json<readonly ImportQuestion[]>;
  reading: Generated<number>;
  rows_done: number | null;
  rows_in_all: number | null;
  failure: OptionalJson<{ readonly rule: string; readonly values: Readonly<Record<string, string>> }>;
  created_at: Date;
  changed_at: Date;
  batch_id: BatchId | null;
  confirmed_at: Date | null;
  undone_at: Date | null;
}

/** The parts of a row in a preview that have no column of their own. */
export type ShownRow = Omit<
  ImportRow,
  'place' | 'kind' | 'target' | 'holder' | 'isIncluded' | 'earlierIsin' | 'cells' | 'securityName'
> & {
  /** Missing in rows that were stored before this field existed. */
  readonly earlierIsin?: string | null;
};

interface ImportRowsTable {
  import_id: ImportId;
  place: number;
  user_id: UserId | null;
  kind: RowKind;
  target: ImportTarget | null;
  is_included: boolean;
  identity: Buffer | null;
  ordinal: number | null;
  content: Buffer | null;
  shown: Json<ShownRow>;
  writes: OptionalJson<readonly Readonly<Record<string, unknown>>[]>;
  /** Encrypted JSON: PersonalParts. */
  personal: Encrypted | null;
  target_id: number | null;
  target_version: number | null;
}

interface ImportMappingsTable {
  id: NewId<ImportMappingId>;
  owner_id: UserId | null;
  header_hash: Buffer;
  header: Json<readonly string[]>;
  mapping: Json<ColumnMapping>;
  used_at: Date;
}

interface ImportSymbolsTable {
  id: NewId<ImportSymbolId>;
  owner_id: UserId | null;
  format: string;
  symbol: string;
  isin: string;
  used_at: Date;
}

/**
 * migrations/0023-imports.sql, 0038-encrypted-imports.sql, 0045-identities-in-batches.sql, 0048-imported-contents.sql,
 * 0049-symbols-of-imports.sql.
 */
export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  import_mappings: ImportMappingsTable;
  import_symbols: ImportSymbolsTable;
}
