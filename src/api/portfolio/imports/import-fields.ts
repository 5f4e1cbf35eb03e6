import { z } from 'zod';
import { COLUMN_KEYS } from '#domain/imports/columns/column';
import { ENCODINGS } from '#domain/imports/import-table';
import { FILE_RULES, type FileRule } from '#domain/imports/file-rules';
import { MAPPING_TARGETS } from '#domain/imports/mapping/mapping-fields';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { ImportId, ImportMappingId, ImportSymbolId, UserId } from '../../platform/ids.ts';
import { MAX_FILE_BYTES } from './file-size.ts';
import { ROW_KINDS } from './row-kinds.ts';

/**
 * An import is stored from its upload on, so that the end of a session loses nothing. States: `reading` its file, `mapping` while its
 * columns are unknown, `previewed` when its rows are compared, `confirmed`, `undone`, or `failed` with the reason.
 */
export const IMPORT_STATES = ['reading', 'mapping', 'previewed', 'confirmed', 'undone', 'failed'] as const;
export const ImportState = z.enum(IMPORT_STATES);
export type ImportState = z.output<typeof ImportState>;

export const RowKind = field.oneOf(ROW_KINDS);
export type RowKind = z.output<typeof RowKind>;

/** The kind of object that a row becomes. */
export const IMPORT_TARGETS = [
  'bond',
  'etf',
  'share',
  'payment',
  /** Bonds that the issuer repays, in whole or in part. */
  'redemption',
  'distribution',
  'cashFlow',
  'price',
  'user',
] as const;
export const ImportTarget = z.enum(IMPORT_TARGETS);
export type ImportTarget = z.output<typeof ImportTarget>;

const columnKey = field.oneOf(COLUMN_KEYS);

/** The meaning of the columns of a file: for each field the index of its column in the header, from 0, or a constant for every row. */
export const ColumnMapping = z.object({
  sheet: z.string().max(200).nullable().default(null),
  target: field.oneOf(MAPPING_TARGETS),
  /** The line of the header, from 1; null if it is detected. */
  headerRow: z.int().positive().nullable().default(null),
  /** The number of lines at the end that are not rows. */
  footLines: z.int().min(0).max(100).default(0),
  columns: z.partialRecord(columnKey, z.int().min(0).max(199)).default({}),
  constants: z.partialRecord(columnKey, field.text()).default({}),
});
export type ColumnMapping = z.output<typeof ColumnMapping>;

const values = z.record(z.string(), z.string());

const ImportQuestion = z.object({
  key: z.string(),
  rule: z.string(),
  values,
  /** The possible answers; if empty, the answer is free text. */
  choices: z.array(z.string()),
  /** The first lines that need the answer, and the number of all of them. */
  rows: z.array(z.int()),
  rowCount: z.int(),
});

const Sheet = z.object({
  name: z.string().nullable(),
  headerRow: z.int(),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** The first lines, one of which is the header; empty if the format is known. */
  firstLines: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  rowCount: z.int(),
  /** False if its rows are not imported, because the file has other sheets that are. */
  isRead: z.boolean(),
});

export const RowCounts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  error: z.int(),
  information: z.int(),
  /** The number of rows that a confirmation writes or wrote. */
  included: z.int(),
});
export type RowCounts = z.output<typeof RowCounts>;

function isFileRule(name: string): name is FileRule {
  return Object.hasOwn(FILE_RULES, name);
}
/** `interrupted`: the server stopped while reading the file. */
const failureRule = z
  .string()
  .refine((rule): rule is FileRule | 'interrupted' => rule === 'interrupted' || isFileRule(rule))
  .meta({ enum: [...Object.keys(FILE_RULES), 'interrupted'] });

const KnownUser = z.object({ userId: UserId, username: z.string() });

export const Import = z.object({
  id: ImportId,
  fileName: z.string(),
  state: ImportState,
  createdAt: z.iso.datetime(),
  /** Null if they no longer exist. */
  uploadedBy: KnownUser.nullable(),
  /** The user whose portfolio the file is for; null: the file names the holder of each row. */
  holder: KnownUser.nullable(),
  /** The id of the recognised format; null for a file with a mapping. */
  format: z.string().nullable(),
  /** The header of the mapping. */
  columns: z.array(z.string()),
  sheets: z.array(Sheet),
  /** In the state `mapping` a suggestion; null if the format is recognised. */
  mapping: ColumnMapping.nullable(),
  /** True if the suggestion was used before for the same header. */
  isSavedMapping: z.boolean(),
  /** The encoding and delimiter of a text file; null for workbooks. */
  form: z
    .object({
      encoding: z.enum(ENCODINGS),
      delimiter: z.enum([';', ',', '\t', '|']),
      sample: z.string().nullable(),
    })
    .nullable(),
  questions: z.array(ImportQuestion),
  answers: z.record(z.string(), z.string()),
  counts: RowCounts,
  /** The number of rows compared or written so far; null if no work is in progress. */
  progress: z.object({ done: z.int(), of: z.int() }).nullable(),
  failure: z.object({ rule: failureRule, values }).nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** The last instant at which it can be undone; null if it cannot. */
  undoUntil: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type Import = z.output<typeof Import>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const ImportRow = z.object({
  /** Its position in the import, from 1; identifies the row in other calls. */
  place: z.int(),
  /** Its line in the file or sheet, from 1, and the lines that were merged into it. */
  row: z.int(),
  joinedRows: z.array(z.int()),
  sheet: z.string().nullable(),
  kind: RowKind,
  target: ImportTarget.nullable(),
  holder: KnownUser.nullable(),
  isin: z.string().nullable(),
  /** The name of the security, if known. */
  securityName: z.string().nullable(),
  /** The ISIN in the file, if the security has a new one since. */
  earlierIsin: z.string().nullable(),
  /** For changed rows and conflicts: the stored values of the fields that would change. */
  before: z.record(z.string(), Value).nullable(),
  /** The fields that will be stored, under the names of the endpoint that adds one; for changed rows only the fields that change. */
  after: z.record(z.string(), Value).nullable(),
  /** Set if its price or quantity was converted. */
  asWritten: z.object({ quantity: z.string(), price: z.string(), amount: z.string().nullable() }).nullable(),
  errors: z.array(
    z.object({
      /** The name of the column in the file; null for the whole row. */
      column: z.string().nullable(),
      rule: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** For duplicates: the day of the import that wrote it, and `deletedOn` if it was deleted since. */
  known: z.object({ importedOn: field.storedDay, deletedOn: field.storedDay.nullable() }).nullable(),
  /** Its cells in the file, if it has errors. */
  cells: z.array(z.string()).nullable(),
  isIncluded: z.boolean(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** The lines of a sheet with errors. */
export const RejectedRows = z.object({
  sheet: z.string().nullable(),
  header: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), errors: ImportRow.shape.errors })),
});

/** In base64. */
const MAX_CONTENT_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4;
export const MAX_BODY_BYTES = MAX_CONTENT_LENGTH + 10_000;
export const MAX_ROW_CHANGES = 1_000;

export const ImportUpload = z.object({
  fileName: field.requiredLine(),
  /** The file in base64; at most 10 MiB. */
  content: z
    .string(ruleMessage('required'))
    .min(1, ruleMessage('required'))
    .max(MAX_CONTENT_LENGTH, ruleMessage('too_many_bytes', { max: MAX_FILE_BYTES }))
    .refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text), ruleMessage('invalid')),
});

export const ImportMapping = z.object({
  /** Null: use the recognised format. Missing: unchanged. */
  mapping: ColumnMapping.nullable().optional(),
  /** Of all rows, as chosen with an upload by the office. Null: each row names its own. Missing: unchanged. */
  holder: UserId.nullable().optional(),
  answers: z.record(field.text(300), field.text()).default({}),
  /** Offers the sent mapping for the next file with the same header, and uses the ISINs of symbols for the next file of the same format. */
  remember: field.trueOrFalse.default(true),
});

export const RowChanges = z.object({
  /** Rows to exclude or include. */
  included: z
    .array(z.object({ place: z.int().positive(), isIncluded: field.trueOrFalse }))
    .max(MAX_ROW_CHANGES)
    .default([]),
  /** Kinds of rows to exclude or include; applied before `included`. */
  all: z.object({ kind: RowKind, isIncluded: field.trueOrFalse }).optional(),
  /** Corrected cells, by line and column from 0. The file is read again with them. */
  corrections: z
    .array(
      z.object({
        sheet: z.string().max(200).nullable().default(null),
        row: z.int().positive(),
        column: z.int().min(0).max(199),
        text: field.text(),
      }),
    )
    .max(MAX_ROW_CHANGES)
    .default([]),
});
export type RowChanges = z.output<typeof RowChanges>;

/** A saved mapping, offered for files with the same header. It can be shared as JSON. */
export const SavedMapping = z.object({
  id: ImportMappingId,
  header: z.array(z.string()),
  mapping: ColumnMapping,
  usedAt: z.iso.datetime(),
});

/** The ISIN that was answered for a symbol in a file, used for the next file of the same format. */
export const SavedSymbol = z.object({
  id: ImportSymbolId,
  format: z.string(),
  symbol: z.string(),
  isin: z.string(),
  usedAt: z.iso.datetime(),
});
