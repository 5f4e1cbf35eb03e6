import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayIn } from '#domain/calendar-date';
import { icalendar } from '#domain/calendar-feed/icalendar';
import type { Config } from '../../../platform/config/config.ts';
import { LIMITS } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ApiError, notFound } from '../../../platform/errors/api-error.ts';
import { compressAnswers } from '../../../platform/http/answers/compress-answers.ts';
import { parseEntityTags } from '../../../platform/http/answers/parse-entity-tags.ts';
import { addressKey } from '../../../platform/limits/address-key.ts';
import { countAttempt, findWaitSeconds } from '../../../platform/limits/attempts.store.ts';
import { refuseForNow } from '../../../platform/limits/refuse-for-now.ts';
import { findFeedByToken, type ReadFeed } from './calendar-feeds.store.ts';
import { publishFeedEvents } from './feed-events.ts';
import { readFeedToken } from './feed-token.ts';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

interface CalendarServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly config: Pick<Config, 'timeZone' | 'calendarFeeds'>;
}

/** The feed of this URL. Throws not_found if it does not exist or has been revoked, and counts that as an attempt to guess. */
async function findFeed(db: Database, { url, ip }: FastifyRequest, now: Date): Promise<ReadFeed> {
  const moment = { now, address: addressKey(ip) };
  const guesses = { limit: LIMITS.unknownCalendarFromAddress, of: { address: moment.address } };
  refuseForNow(await findWaitSeconds(db, [guesses], now));
  const token = readFeedToken(url);
  const feed = token === undefined ? undefined : await findFeedByToken(db, token, now);
  if (feed === undefined) {
    refuseForNow(await countAttempt(db, guesses, moment));
    throw new ApiError('not_found', 'There is no calendar at this address, or it was revoked.');
  }
  const reads = { limit: LIMITS.readsOfCalendarFeed, of: { calendarFeed: feed.id } };
  refuseForNow(await countAttempt(db, reads, moment));
  return feed;
}

/** Serves `/calendar/TOKEN.ics`: the income of a user for calendar programs, which cannot sign in. */
export function registerCalendar(app: FastifyInstance, { db, now, config }: CalendarServices): void {
  compressAnswers(app, CALENDAR_TYPE);
  app.get('/calendar/:file', async (request, reply) => {
    const moment = now();
    if (!config.calendarFeeds) throw notFound();
    const feed = await findFeed(db, request, moment);
    const today = dayIn(config.timeZone, moment);
    const events = await inTransaction(
      db,
      (tx) => publishFeedEvents(tx, feed, { now: moment, today }),
      'repeatable read',
    );
    const text = icalendar('Kupon', events);
    const tag = createHash('sha256').update(text).digest('base64url');
    void reply.headers({ 'Cache-Control': 'private, max-age=3600', ETag: `"${tag}"` });
    if (parseEntityTags(request.headers['if-none-match']).includes(tag)) return reply.code(304).send();
    return reply.type(CALENDAR_TYPE).send(text);
  });
}
