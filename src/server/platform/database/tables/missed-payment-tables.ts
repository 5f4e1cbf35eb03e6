import type { CalendarDate } from '#domain/calendar-date';
import type { BondId, UserId } from '#api/platform/ids';

interface MissedPaymentDecisionsTable {
  user_id: UserId;
  bond_id: BondId;
  due_day: CalendarDate;
  /** Exactly one of these two is set. */
  snoozed_until: CalendarDate | null;
  not_due_reason: string | null;
  decided_at: Date;
}

export interface MissedPaymentTables {
  missed_payment_decisions: MissedPaymentDecisionsTable;
}
