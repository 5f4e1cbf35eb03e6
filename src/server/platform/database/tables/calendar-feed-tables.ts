import type { ColumnType } from 'kysely';
import type { PublishedEvent } from '#domain/calendar-feed/published-events';
import type { CalendarFeedId, UserId } from '#api/platform/ids';
import type { NewId } from './column-types.ts';

export interface CalendarFeedsTable {
  id: NewId<CalendarFeedId>;
  user_id: UserId;
  name: string;
  with_amounts: boolean;
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  published_events: ColumnType<readonly PublishedEvent[], never, string>;
}

export interface CalendarFeedTables {
  calendar_feeds: CalendarFeedsTable;
}
