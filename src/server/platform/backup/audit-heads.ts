import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayIn } from '#domain/calendar-date';
import { sealEntries } from '../audit-trail/seal-entries.ts';
import { findLastSeal, findSeal } from '../audit-trail/seals.store.ts';
import type { Head } from '../audit-trail/verify-seals.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { checkSignature, findSigningKey, sign } from '../encryption/signature.ts';
import { StartError } from '../errors/start-error.ts';
import type { Log } from '../runtime/log.ts';
import { makeSyncedFolder } from '../runtime/sync-folder.ts';
import { backupFolder } from './automatic-backup.ts';
import { findDatabaseId } from './erased-users.store.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Heads of the audit's chain, noted next to the backups, where nobody who can only write to the database can change them. A line
 * has an instant, the reason, the id of the database, the head, and a signature by the data key.
 */
export const auditHeadsFile = (dataDir: string) => path.join(backupFolder(dataDir), 'audit-heads');

type Reason = 'daily' | 'restored';

export interface AuditHead {
  readonly at: Date;
  readonly reason: Reason;
  readonly databaseId: string;
  readonly head: Head;
  /** The signature cannot be checked because the data key is not available. */
  readonly isUnchecked: boolean;
}

interface NewHead {
  readonly config: Pick<Config, 'dataDir'>;
  readonly dataKeys: DataKeys;
  readonly now: Date;
  readonly reason: Reason;
}

const LINE =
  /^((\S+) (daily|restored) ([0-9a-f-]{36}) (\d{1,15}):([0-9a-f]{64})) ([0-9a-f]{8}):([0-9a-f]{64})$/;

/** Adds the head of the sealed entries; undefined if nothing is sealed, or there is no data key to sign with. */
export async function recordHead(
  db: Database,
  { config, dataKeys, now, reason }: NewHead,
): Promise<string | undefined> {
  const last = await findLastSeal(db);
  const key = await findSigningKey(db, dataKeys);
  if (last === undefined || key === undefined) return undefined;
  const head = `${last.sequence}:${last.hash.toString('hex')}`;
  const text = `${now.toISOString()} ${reason} ${await findDatabaseId(db)} ${head}`;
  const { keyId, mac } = sign(key, 'kupon audit head', text);
  const file = auditHeadsFile(config.dataDir);
  await makeSyncedFolder(path.dirname(file));
  await replaceFile(file, `${await readText(file)}${text} ${keyId}:${mac}\n`);
  return head;
}

export interface RecordingContext extends Omit<NewHead, 'now' | 'config' | 'reason'> {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir' | 'timeZone'>;
  readonly log: Pick<Log, 'info' | 'error'>;
  readonly now: () => Date;
}

/**
 * Notes the head once a day, in the file and in the log. Logs an error if the head of the day before is no longer in the chain.
 */
export async function recordHeadDaily({ db, config, dataKeys, log, now }: RecordingContext): Promise<void> {
  const earlier = await readAuditHeads(db, { dataDir: config.dataDir, dataKeys });
  const newest = earlier.at(-1);
  const today = dayIn(config.timeZone, now());
  if (newest !== undefined && dayIn(config.timeZone, newest.at) === today) return;
  if (newest !== undefined && !(await isInChain(db, newest.head))) {
    log.error(
      { head: `${newest.head.sequence}:${newest.head.hash}`, noted: newest.at },
      'the audit no longer has the head that was noted: run npm run verify-audit',
    );
  }
  await sealEntries(db);
  const head = await recordHead(db, { config, dataKeys, now: now(), reason: 'daily' });
  if (head !== undefined) log.info({ head }, 'head of the audit');
}

async function isInChain(db: Database, { sequence, hash }: Head): Promise<boolean> {
  return (await findSeal(db, sequence))?.hash.toString('hex') === hash;
}

/**
 * The heads of this database since its last restore, the oldest first. Throws a StartError if a line is not as it was written.
 */
export async function readAuditHeads(
  db: Database,
  { dataDir, dataKeys }: { readonly dataDir: string; readonly dataKeys: DataKeys },
): Promise<readonly AuditHead[]> {
  const file = auditHeadsFile(dataDir);
  const lines = (await readText(file)).split('\n').filter(Boolean);
  const all = lines.map((line, place) => {
    const noted = parseLine(line, dataKeys);
    if (noted === undefined) throw new StartError(`${file}: line ${place + 1} is not as Kupon wrote it`);
    return noted;
  });
  const databaseId = await findDatabaseId(db);
  const own = all.filter((noted) => noted.databaseId === databaseId);
  return own.slice(
    Math.max(
      0,
      own.findLastIndex(({ reason }) => reason === 'restored'),
    ),
  );
}

function parseLine(line: string, dataKeys: DataKeys): AuditHead | undefined {
  const [, text = '', instant = '', reason, databaseId = '', sequence, hash = '', keyId = '', mac = ''] =
    LINE.exec(line) ?? [];
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  const verdict = checkSignature({ keyId, mac }, { purpose: 'kupon audit head', text }, dataKeys);
  if (verdict === 'wrong') return undefined;
  return {
    at,
    reason: reason === 'restored' ? reason : 'daily',
    databaseId,
    head: { sequence: Number(sequence), hash },
    isUnchecked: verdict === 'no key',
  };
}

async function readText(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
