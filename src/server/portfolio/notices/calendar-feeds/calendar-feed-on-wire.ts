import type { z } from 'zod';
import type { CalendarFeed } from '#api/portfolio/calendar-feeds';
import type { CalendarFeedRow } from './calendar-feeds.store.ts';

export function calendarFeedOnWire(row: CalendarFeedRow): z.input<typeof CalendarFeed> {
  return {
    id: row.id,
    name: row.name,
    withAmounts: row.with_amounts,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
