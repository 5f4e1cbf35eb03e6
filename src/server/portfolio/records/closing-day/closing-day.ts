import { EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { brokenRule } from '#api/platform/field-rules';
import { invalidField } from '../../../platform/errors/field-messages.ts';

/** The columns that say whether and when a holding was closed. */
interface ClosingColumns {
  readonly expired: boolean;
  readonly closed_on: CalendarDate | null;
  readonly closed_on_assumed: boolean;
}

const ACTIVE: ClosingColumns = { expired: false, closed_on: null, closed_on_assumed: false };

export interface StatusChange {
  readonly expired: boolean;
  /** If missing, the stored day stays; if there is none, today. */
  readonly closedOn?: CalendarDate | null | undefined;
  readonly today: CalendarDate;
}

/**
 * The columns after a change of the status. A day that is sent counts as confirmed. Throws if that day is before the purchase or
 * after today, or if the holding is active.
 */
export function closingColumns(
  before: ClosingColumns & { readonly buy_date: CalendarDate | null },
  { expired, closedOn, today }: StatusChange,
): ClosingColumns {
  if (closedOn === undefined || closedOn === null) {
    if (!expired) return ACTIVE;
    const { closed_on, closed_on_assumed } = before;
    return { expired, closed_on: closed_on ?? today, closed_on_assumed };
  }
  if (!expired) throw invalidField('closedOn', brokenRule('only_when_expired'));
  const from = before.buy_date ?? EARLIEST_DATE;
  if (closedOn < from || closedOn > today)
    throw invalidField('closedOn', brokenRule('date_between', { from, to: today }));
  return { expired, closed_on: closedOn, closed_on_assumed: false };
}

export function newClosingColumns(expired: boolean, today: CalendarDate): ClosingColumns {
  return closingColumns({ ...ACTIVE, buy_date: null }, { expired, today });
}
