import type { CalendarDate } from '#domain/calendar-date';
import type { ImportAccess } from '../import-access.ts';

/** Who confirms an import, and when. */
export interface Confirmation {
  readonly access: ImportAccess;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly timeZone: string;
}
