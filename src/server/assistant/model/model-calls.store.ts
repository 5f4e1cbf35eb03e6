import type { CalendarDate } from '#domain/calendar-date';
import { retry } from '../../platform/database/retry.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Counts a call on this day; false, without counting it, if the limit of the day is reached. */
export async function countCall(db: Database, day: CalendarDate, limit: number): Promise<boolean> {
  const count = db
    .insertInto('model_calls')
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ calls: row('model_calls.calls', '+', 1) }))
        .where('model_calls.calls', '<', limit),
    )
    .returning('calls');
  const counted = await retry(() => count.executeTakeFirst());
  return counted !== undefined;
}
