import { z } from 'zod';
import type { Signature } from '../encryption/signature.ts';

/**
 * The content of a backup file (docs/decisions/0012-backup-format.md). The first line has the SHA-256 of everything after it,
 * signed with a key derived from the data key. Then follows gzip of lines of JSON: a header; for each table its own line and then
 * one line per row; an end. A row is the list of its columns' values as SQL text, or null.
 */
const SIGNED = 2;
/** From earlier versions, or written where the data key was not available. */
const UNSIGNED = 1;
export const FORMAT = SIGNED;

export interface FirstLine {
  readonly sha256: string;
  /** Signs the SHA-256; undefined if the file is not signed. */
  readonly signature: Signature | undefined;
}

export function firstLine({ sha256, signature }: FirstLine): string {
  const hash = `sha256 ${sha256}`;
  return signature === undefined
    ? `Kupon backup ${UNSIGNED} ${hash}\n`
    : `Kupon backup ${SIGNED} ${hash} signed ${signature.keyId} ${signature.mac}\n`;
}

/** Matches any format, so that a later format can be told from a foreign file. */
const FIRST_LINE = /^Kupon backup (\d{1,6}) sha256 ([0-9a-f]{64})(?: signed ([0-9a-f]{8}) ([0-9a-f]{64}))?\n/;
export const MAX_FIRST_LINE = 200;

/** The first line of the text; the format’s number if it is a later one; undefined if it is not a first line. */
export function parseFirstLine(text: string): (FirstLine & { readonly bytes: number }) | number | undefined {
  const [line = '', format, sha256 = '', keyId, mac] = FIRST_LINE.exec(text) ?? [];
  if (format === undefined) return undefined;
  if (Number(format) > FORMAT) return Number(format);
  const signature = keyId === undefined || mac === undefined ? undefined : { keyId, mac };
  if (Number(format) !== (signature === undefined ? UNSIGNED : SIGNED)) return undefined;
  return { sha256, signature, bytes: line.length };
}

export const BackupHeader = z.object({
  /** The version of Kupon. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations that created the tables. */
  migrations: z.array(z.string()).readonly(),
});
export type BackupHeader = z.output<typeof BackupHeader>;

export const TableLine = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  /** The last number that each counter of ids has assigned; null if none yet. */
  counters: z.record(z.string(), z.int().nullable()),
});
export type TableLine = z.output<typeof TableLine>;

export const EndLine = z.object({ rows: z.record(z.string(), z.int()) });
export type EndLine = z.output<typeof EndLine>;

/** The number of rows read, written or inserted at a time. */
export const ROW_BATCH_SIZE = 1_000;
