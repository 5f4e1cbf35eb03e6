import { useState } from 'react';
import { calendarDate, type CalendarDate } from '#domain/calendar-date';

/** Today in the user's time zone, when the screen was opened. */
export function useToday(): CalendarDate {
  const [today] = useState(() => dayOnClock(new Date()));
  return today;
}

/** The local day, without a formatter: creating one with a time zone takes 50 ms. */
function dayOnClock(now: Date): CalendarDate {
  const twoDigits = (figure: number) => String(figure).padStart(2, '0');
  return calendarDate(`${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`);
}
