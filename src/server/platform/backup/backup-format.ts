import { z } from 'zod';
import type { Signature } from '../encryption/signature.ts';

/**
 * What a backup file holds (docs/decisions/0012-backup-format.md): a first line with the SHA-256 of all that follows it, and
 * that signed with a key of the data key, then gzip of lines of JSON: a header; for each table its own line and then one line for each row; an end. A row is the list of
 * its columns' values as SQL text, null where there is none.
 */
const SIGNED = 2;
/** Of earlier versions, and where the data key was not at hand. */
const UNSIGNED = 1;
export const FORMAT = SIGNED;

export interface FirstLine {
  readonly sha256: string;
  /** Of the SHA-256; undefined where there is none. */
  readonly signature: Signature | undefined;
}

export function firstLine({ sha256, signature }: FirstLine): string {
  const hash = `sha256 ${sha256}`;
  return signature === undefined
    ? `Kupon backup ${UNSIGNED} ${hash}\n`
    : `Kupon backup ${SIGNED} ${hash} signed ${signature.keyId} ${signature.mac}\n`;
}

/** Any format's, so that one to come is told from a foreign file. */
const FIRST_LINE = /^Kupon backup (\d{1,6}) sha256 ([0-9a-f]{64})(?: signed ([0-9a-f]{8}) ([0-9a-f]{64}))?\n/;
export const MAX_FIRST_LINE = 200;

/** The first line that the text begins with; a number where it is of that later format; undefined where it is none. */
export function parseFirstLine(text: string): (FirstLine & { readonly bytes: number }) | number | undefined {
  const [line = '', format, sha256 = '', keyId, mac] = FIRST_LINE.exec(text) ?? [];
  if (format === undefined) return undefined;
  if (Number(format) > FORMAT) return Number(format);
  const signature = keyId === undefined || mac === undefined ? undefined : { keyId, mac };
  if (Number(format) !== (signature === undefined ? UNSIGNED : SIGNED)) return undefined;
  return { sha256, signature, bytes: line.length };
}

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
