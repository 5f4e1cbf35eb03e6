import { isCalendarDate, type CalendarDate } from '../calendar-date.ts';

export type DateWarning = 'in-future' | 'before-purchase';

/** As typed: YYYY-MM-DD, or a text that is no date. */
interface DealDates {
  readonly buyDate: string;
  readonly settlementDate: string;
  /** Of a bond. */
  readonly maturityDate?: string;
}

/** What looks wrong with the dates of a deal; what is no date is said elsewhere. */
export function dealDateWarnings(
  { buyDate, settlementDate, maturityDate = '' }: DealDates,
  today: CalendarDate,
): Partial<Record<keyof DealDates, DateWarning>> {
  const isBefore = (day: string) => isCalendarDate(day) && isCalendarDate(buyDate) && day < buyDate;
  return {
    ...(isCalendarDate(buyDate) && buyDate > today && { buyDate: 'in-future' }),
    ...(isBefore(settlementDate) && { settlementDate: 'before-purchase' }),
    ...(isBefore(maturityDate) && { maturityDate: 'before-purchase' }),
  };
}
