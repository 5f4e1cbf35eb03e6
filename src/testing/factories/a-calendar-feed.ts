import type { Insertable } from 'kysely';
import type { CalendarFeedId, UserId } from '#api/platform/ids';
import { tokenHash } from '../../server/people/access/session-token.ts';
import type { CalendarFeedsTable } from '../../server/platform/database/tables/calendar-feed-tables.ts';
import { newFeedToken } from '../../server/portfolio/notices/calendar-feeds/feed-token.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** A calendar address of this user, without amounts; `row` sets columns that matter to the test. */
export async function aCalendarFeed(
  { db, clock }: TestApp,
  userId: UserId,
  row: Partial<Insertable<CalendarFeedsTable>> = {},
): Promise<{ readonly id: CalendarFeedId; readonly path: string }> {
  const token = newFeedToken();
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({
      name: 'Phone',
      with_amounts: false,
      created_at: clock.now(),
      ...row,
      user_id: userId,
      token_hash: tokenHash(token),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path: `/calendar/${token}.ics` };
}
