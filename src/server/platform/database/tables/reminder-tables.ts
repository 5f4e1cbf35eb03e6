import type { CalendarDate } from '#domain/calendar-date';
import type { CouponDays } from '#domain/portfolio/income/reminders';
import type { UserId } from '#api/platform/ids';

export interface RemindersTable {
  user_id: UserId;
  coupon_days: CouponDays | null;
  maturities: boolean;
  free_money_from: string | null;
  with_amounts: boolean;
  unsubscribe_token: string;
  last_day: CalendarDate | null;
}

interface SentRemindersTable {
  user_id: UserId;
  event: string;
  reason: string;
  day: CalendarDate;
}

export interface ReminderTables {
  reminders: RemindersTable;
  sent_reminders: SentRemindersTable;
}
