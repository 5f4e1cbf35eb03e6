import type { Insertable, Selectable } from 'kysely';
import type { PublishedEvent } from '#domain/calendar-feed/published-events';
import type { CalendarFeedId, UserId } from '#api/platform/ids';
import type { UserRow } from '../../../people/accounts/user-row.ts';
import { tokenHash } from '../../../people/access/session-token.ts';
import { retry } from '../../../platform/database/retry.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { CalendarFeedsTable } from '../../../platform/database/tables/calendar-feed-tables.ts';

export type CalendarFeedRow = Omit<Selectable<CalendarFeedsTable>, 'token_hash' | 'published_events'>;

const COLUMNS = ['id', 'user_id', 'name', 'with_amounts', 'created_at', 'last_used_at'] as const;

/** In order of creation. */
export function listFeeds(db: Database, userId: UserId): Promise<CalendarFeedRow[]> {
  return db
    .selectFrom('calendar_feeds')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function insertFeed(
  tx: DatabaseTransaction,
  feed: Omit<Insertable<CalendarFeedsTable>, 'token_hash' | 'last_used_at' | 'published_events'>,
  token: string,
): Promise<{ id: CalendarFeedId }> {
  return tx
    .insertInto('calendar_feeds')
    .values({ ...feed, token_hash: tokenHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** False if the user has no such feed. */
export async function removeFeed(
  tx: DatabaseTransaction,
  { id, userId }: { readonly id: CalendarFeedId; readonly userId: UserId },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_feeds')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** A feed as a calendar program reads it, with the language of its user. */
export type ReadFeed = Pick<CalendarFeedRow, 'id' | 'user_id' | 'with_amounts'> & Pick<UserRow, 'language'>;

/** Finds the feed of this token and records that it was used now. Undefined if the token is unknown or has been revoked. */
export function findFeedByToken(db: Database, token: string, now: Date): Promise<ReadFeed | undefined> {
  const use = db
    .updateTable('calendar_feeds')
    .from('users')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .whereRef('users.id', '=', 'calendar_feeds.user_id')
    .returning([
      'calendar_feeds.id',
      'calendar_feeds.user_id',
      'calendar_feeds.with_amounts',
      'users.language',
    ]);
  return retry(() => use.executeTakeFirst());
}

/** The events of the feed when it was last read. */
export async function listPublishedEvents(
  db: Database,
  id: CalendarFeedId,
): Promise<readonly PublishedEvent[]> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('published_events')
    .where('id', '=', id)
    .executeTakeFirst();
  return feed?.published_events ?? [];
}

export async function savePublishedEvents(
  tx: DatabaseTransaction,
  id: CalendarFeedId,
  events: readonly PublishedEvent[],
): Promise<void> {
  await tx
    .updateTable('calendar_feeds')
    .set({ published_events: JSON.stringify(events) })
    .where('id', '=', id)
    .execute();
}
