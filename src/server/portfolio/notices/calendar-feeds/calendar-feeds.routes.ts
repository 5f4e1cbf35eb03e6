import * as api from '#api/portfolio/calendar-feeds';
import { lockUser } from '../../../people/passwords/credentials.store.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { Config } from '../../../platform/config/config.ts';
import { ApiError, notFound } from '../../../platform/errors/api-error.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { calendarFeedOnWire } from './calendar-feed-on-wire.ts';
import { insertFeed, listFeeds, removeFeed } from './calendar-feeds.store.ts';
import { feedUrl, newFeedToken } from './feed-token.ts';

const MAX_FEEDS = 20;

export function calendarFeedRoutes({
  config,
}: {
  readonly config: Pick<Config, 'appUrl'>;
}): readonly Route[] {
  return [
    write(api.addCalendarFeed, async ({ tx, principal: { userId }, body, now }) => {
      // Concurrent requests of one user wait for each other, so that together they cannot exceed the limit.
      await lockUser(tx, userId);
      if ((await listFeeds(tx, userId)).length >= MAX_FEEDS)
        throw new ApiError('limit_reached', `There may be at most ${MAX_FEEDS} calendar addresses.`);
      const token = newFeedToken();
      const { name, withAmounts } = body;
      const feed = { user_id: userId, name, with_amounts: withAmounts, created_at: now };
      const { id } = await insertFeed(tx, feed, token);
      await recordEvent(tx, {
        action: 'calendar_feed_added',
        holder: userId,
        details: { name, withAmounts },
      });
      return { id, url: feedUrl(token, config.appUrl) };
    }),

    route(api.listMyCalendarFeeds, async ({ db, principal }) =>
      (await listFeeds(db, principal.userId)).map(calendarFeedOnWire),
    ),

    write(api.removeCalendarFeed, async ({ tx, principal: { userId }, params: { id } }) => {
      if (!(await removeFeed(tx, { id, userId }))) throw notFound();
      await recordEvent(tx, { action: 'calendar_feed_revoked', holder: userId });
    }),
  ];
}
