import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { requiredLine, trueOrFalse } from '../platform/fields.ts';
import { CalendarFeedId, inPath } from '../platform/ids.ts';

/** A URL at which calendar programs read the days of a user's income. */
export const CalendarFeed = z.object({
  id: CalendarFeedId,
  name: z.string(),
  withAmounts: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null until a calendar has read it. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

const CalendarFeedFields = z.object({ name: requiredLine(60), withAmounts: trueOrFalse });

export const addCalendarFeed = endpoint({
  method: 'POST',
  path: '/calendar-feeds',
  access: 'signed-in',
  summary:
    "A new URL at which calendar programs read the days of the signed-in user's income; it is shown only once",
  body: CalendarFeedFields,
  answer: z.object({ id: CalendarFeedId, url: z.url() }),
});

export const listMyCalendarFeeds = endpoint({
  method: 'GET',
  path: '/calendar-feeds',
  access: 'signed-in',
  summary: "The signed-in user's calendar feeds, without their URLs",
  answer: z.array(CalendarFeed),
});

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/calendar-feeds/{id}',
  access: 'signed-in',
  summary: "Revokes one of the signed-in user's calendar feeds",
  params: z.object({ id: inPath.id(CalendarFeedId) }),
});
