import { z } from 'zod';

/**
 * What a backup file holds (docs/decisions/0012-backup-format.md): FIRST_LINE with the SHA-256 of all that follows it, then
 * gzip of lines of JSON: a header; for each table its own line and then one line for each row; an end. A row is the list of
 * its columns' values as SQL text, null where there is none.
 */
export const FORMAT = 1;

export const firstLine = (sha256: string) => `Kupon backup ${FORMAT} sha256 ${sha256}\n`;
/** Any format's, so that one to come is told from a foreign file. */
export const FIRST_LINE = /^Kupon backup (\d{1,6}) sha256 ([0-9a-f]{64})\n/;
export const FIRST_LINE_BYTES = firstLine('0'.repeat(64)).length;

export const BackupHeader = z.object({
  /** Of Kupon. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Those that had made the tables. */
  migrations: z.array(z.string()).readonly(),
});
export type BackupHeader = z.output<typeof BackupHeader>;

export const TableLine = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** The last number that each counter of ids has given; null: none yet. */
  counters: z.record(z.string(), z.int().nullable()),
});
export type TableLine = z.output<typeof TableLine>;

export const EndLine = z.object({ rows: z.record(z.string(), z.int()) });
export type EndLine = z.output<typeof EndLine>;

/** Rows that are read, written and inserted at a time. */
export const ROWS_AT_A_TIME = 1_000;
