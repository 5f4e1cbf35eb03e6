import type { ColumnType } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { ShownValues } from '#domain/portfolio/valuation/recomputed-values';
import type { UserId } from '#api/platform/ids';

export interface ShownHistoryTables {
  shown_histories: {
    user_id: UserId;
    eur_by_day: ColumnType<ShownValues, string, string>;
    recomputed_on: CalendarDate | null;
    changed_from: CalendarDate | null;
    changed_to: CalendarDate | null;
  };
}
