import type { CalendarDate } from '#domain/calendar-date';
import { retry } from '../../platform/database/retry.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Counts one more call of the day; false, and nothing counted, where the day has had as many as it may have. */
export async function takeCall(db: Database, day: CalendarDate, most: number): Promise<boolean> {
  const count = db
    .insertInto('model_calls')
    .values({ day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ calls: row('model_calls.calls', '+', 1) }))
        .where('model_calls.calls', '<', most),
    )
    .returning('calls');
  const counted = await retry(() => count.executeTakeFirst());
  return counted !== undefined;
}
