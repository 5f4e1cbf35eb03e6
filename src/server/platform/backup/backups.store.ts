import type { CalendarDate } from '#domain/calendar-date';
import type { Database } from '../database/schema.ts';

interface BackupOutcome {
  readonly at: Date;
  /** The day of an automatic backup. */
  readonly automaticOn?: CalendarDate;
  readonly went: { readonly bytes: number } | { readonly failure: string };
}

const KEPT_MS = 90 * 24 * 3_600_000;

/** Records the outcome of a backup, and deletes outcomes older than 90 days except the last success. */
export async function insertOutcome(db: Database, { at, automaticOn, went }: BackupOutcome): Promise<void> {
  await db
    .insertInto('backups')
    .values({ at, automatic_on: automaticOn ?? null, bytes: null, failure: null, ...went })
    .execute();
  await db
    .deleteFrom('backups')
    .where('at', '<', new Date(at.getTime() - KEPT_MS))
    .where('id', 'not in', (query) =>
      query
        .selectFrom('backups')
        .select('id')
        .where('bytes', 'is not', null)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .execute();
}

export async function hasAutomaticBackup(db: Database, day: CalendarDate): Promise<boolean> {
  const found = await db
    .selectFrom('backups')
    .select('id')
    .where('automatic_on', '=', day)
    .where('bytes', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

interface LastBackups {
  readonly last: { readonly at: Date; readonly bytes: number } | null;
  /** The failed attempt after the last backup, if any. */
  readonly failure: { readonly at: Date; readonly reason: string } | null;
}

export async function findLastBackups(db: Database): Promise<LastBackups> {
  const newestFirst = db
    .selectFrom('backups')
    .select(['at', 'bytes', 'failure'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const attempt = await newestFirst.executeTakeFirst();
  const success = await newestFirst.where('bytes', 'is not', null).executeTakeFirst();
  return {
    last: success?.bytes == null ? null : { at: success.at, bytes: success.bytes },
    failure: attempt?.failure == null ? null : { at: attempt.at, reason: attempt.failure },
  };
}
