import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { CalendarFeedId, UserId } from '#api/platform/ids';
import { preparedQuery } from '../database/prepared-query.ts';
import { retry } from '../database/retry.ts';
import type { AttemptsTable, Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { afterAnother, secondsToWait, type Attempts } from './attempts.ts';
import { MAX_CONSECUTIVE_FAILURES, type Limit } from '../config/limits.ts';

/**
 * What is counted: attempts under this limit by this address, by this user, at this calendar feed, or at the account with this
 * email, overall or from this address.
 */
export interface AttemptCounter {
  readonly limit: Limit;
  readonly of:
    | { readonly address: string }
    | { readonly userId: UserId }
    | { readonly calendarFeed: CalendarFeedId }
    | { readonly emailKey: string; readonly address?: string };
}

export interface AttemptTime {
  readonly now: Date;
  /** The canonical address of the caller. */
  readonly address: string;
}

const DAY_MS = 86_400_000;
const FORGOTTEN_AFTER_MS = 90 * DAY_MS;
/** For locked accounts: guessing over years must not start over every 90 days. */
const LOCKED_FORGOTTEN_AFTER_MS = 365 * DAY_MS;

/** What strangers type into an email field is not stored in clear text. */
function attemptKey({ limit, of }: AttemptCounter): string {
  return `${limit.name}: ${attemptSubject(of)}`;
}

function attemptSubject(of: AttemptCounter['of']): string {
  if ('userId' in of) return String(of.userId);
  if ('calendarFeed' in of) return String(of.calendarFeed);
  if (!('emailKey' in of)) return of.address;
  const account = createHash('sha256').update(of.emailKey).digest('base64url');
  return of.address === undefined ? account : `${account} ${of.address}`;
}

function toAttempts(row: Selectable<AttemptsTable>): Attempts {
  return {
    count: row.count,
    consecutive: row.in_a_row,
    address: row.address,
    countsUntil: row.counts_until,
    blockedUntil: row.blocked_until,
  };
}

const attemptsUnder = preparedQuery<{ readonly keys: readonly string[] }, Selectable<AttemptsTable>>(
  (value, db) =>
    db
      .selectFrom('attempts')
      .selectAll()
      .where('key', '=', sql<string>`any (${value('keys')}::text[])`),
);

/** Attempts by the key of their counter. */
type FoundAttempts = ReadonlyMap<string, Attempts>;

export async function findAttempts(
  db: Database,
  counters: readonly AttemptCounter[],
): Promise<FoundAttempts> {
  const rows = await attemptsUnder(db, { keys: counters.map(attemptKey) });
  return new Map(rows.map((row) => [row.key, toAttempts(row)]));
}

/** Seconds until all of these counters allow another attempt; 0: at once. */
export function waitSeconds(found: FoundAttempts, counters: readonly AttemptCounter[], now: Date): number {
  const waits = counters.map((counter) => {
    const attempts = found.get(attemptKey(counter));
    return attempts === undefined ? 0 : secondsToWait(counter.limit, attempts, now);
  });
  return Math.max(0, ...waits);
}

export async function findWaitSeconds(
  db: Database,
  counters: readonly AttemptCounter[],
  now: Date,
): Promise<number> {
  return waitSeconds(await findAttempts(db, counters), counters, now);
}

/**
 * Within a window, and before its last attempt, only the count grows. A single statement holds the lock only briefly. In a
 * transaction, the requests of one user would wait for each other's round trips and for the disk.
 */
const addToOpenWindow = preparedQuery<
  AttemptTime & { readonly key: string; readonly beforeLast: number },
  { readonly key: string }
>((value, db) =>
  db
    .updateTable('attempts')
    .set({
      count: sql<number>`count + 1`,
      address: sql<string | null>`case when address = ${value('address')} then address end`,
      last_at: value('now'),
    })
    .where('key', '=', value('key'))
    .where('counts_until', '>', value('now'))
    .where('count', '>', 0)
    .where('count', '<', value('beforeLast'))
    .returning(['key', sql<string>`set_config('synchronous_commit', 'off', true)`.as('synchronous_commit')]),
);

/** Counts an attempt in a transaction of its own. Returns the seconds to wait if it is not allowed, otherwise 0. */
export async function countAttempt(
  db: Database,
  counter: AttemptCounter,
  moment: AttemptTime,
): Promise<number> {
  if (counter.limit.maxConsecutive === undefined) {
    const open = { ...moment, key: attemptKey(counter), beforeLast: counter.limit.maxAttempts - 1 };
    if ((await retry(() => addToOpenWindow(db, open))).length > 0) return 0;
  }
  return inTransaction(db, async (tx) => {
    // All requests of a user lock the same row, and would wait for the disk one after the other. A power failure may lose the
    // attempts of the last second.
    await sql`set local synchronous_commit = off`.execute(tx);
    return countAttemptIn(tx, counter, moment);
  });
}

/** The row of a key, locked; a new one without attempts if there is none. */
const lockAttempts = preparedQuery<AttemptTime & { readonly key: string }, Selectable<AttemptsTable>>(
  (value, db) =>
    db
      .insertInto('attempts')
      .values({
        key: value('key'),
        count: 0,
        in_a_row: 0,
        address: value('address'),
        counts_until: value('now'),
        last_at: value('now'),
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ last_at: value('now') }))
      .returningAll(),
);

const storeAttempts = preparedQuery<Attempts & { readonly key: string }, never>((value, db) =>
  db
    .updateTable('attempts')
    .set({
      count: value('count'),
      in_a_row: value('consecutive'),
      address: value('address'),
      counts_until: value('countsUntil'),
      blocked_until: value('blockedUntil'),
    })
    .where('key', '=', value('key')),
);

/** The same in the transaction of the attempted work: if that fails, the attempt does not count. */
export async function countAttemptIn(
  tx: DatabaseTransaction,
  counter: AttemptCounter,
  moment: AttemptTime,
): Promise<number> {
  const key = attemptKey(counter);
  const [row] = await lockAttempts(tx, { ...moment, key });
  if (row === undefined) throw new Error('the statement did not return the row that it wrote');
  if (row.count === 0) await forgetOldAttempts(tx, moment.now);
  const before = toAttempts(row);
  const wait = secondsToWait(counter.limit, before, moment.now);
  if (wait > 0) return wait;
  await storeAttempts(tx, { ...afterAnother(counter.limit, before, moment), key });
  return 0;
}

const forgetFailures = preparedQuery<
  Pick<AttemptTime, 'address'> & { readonly keys: readonly string[] },
  never
>((value, db) => {
  const isOne = sql<boolean>`key = any (${value('keys')}::text[])`;
  return db
    .with('forgotten', (forgotten) =>
      forgotten.deleteFrom('attempts').where(isOne).where('address', '=', value('address')),
    )
    .updateTable('attempts')
    .set({ in_a_row: 0 })
    .where(isOne)
    .where('address', 'is distinct from', value('address'))
    .where('in_a_row', '>', 0);
});

/** After a success: consecutive attempts start over, and attempts that all came from the account's own address are deleted. */
export async function noteSuccess(
  db: Database,
  counters: readonly AttemptCounter[],
  { address }: AttemptTime,
): Promise<void> {
  await forgetFailures(db, { keys: counters.map(attemptKey), address });
}

/** Consecutive attempts start over because the account has a new password. A wait that has begun continues to its end. */
export async function reopen(db: Database, counter: AttemptCounter): Promise<void> {
  await db.updateTable('attempts').set({ in_a_row: 0 }).where('key', '=', attemptKey(counter)).execute();
}

/** Deletes all attempts because their subject is gone. */
export async function forgetAttempts(db: Database, counters: readonly AttemptCounter[]): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'in', counters.map(attemptKey)).execute();
}

async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', ago(FORGOTTEN_AFTER_MS))
    .where((row) =>
      row.or([
        row('in_a_row', '<', MAX_CONSECUTIVE_FAILURES),
        row('last_at', '<', ago(LOCKED_FORGOTTEN_AFTER_MS)),
      ]),
    )
    .execute();
}
