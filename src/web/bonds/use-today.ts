import { useState } from 'react';
import { dayIn, type CalendarDate } from '#domain/calendar-date';

/** The day that this person's clock shows, as it was when the screen was opened. */
export function useToday(): CalendarDate {
  const [today] = useState(() => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()));
  return today;
}
