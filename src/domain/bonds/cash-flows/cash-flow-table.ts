import { compareDays, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { MatchedPayments } from './received-payments.ts';

/** A row of the table of cash flows; docs/glossary.md gives each column's meaning. */
export type CashFlowRow = {
  readonly kind: 'purchase' | 'coupon' | 'redemption' | 'adjustment';
  readonly date: CalendarDate;
  readonly position: Decimal;
  readonly interim: Decimal;
  readonly principal: Decimal;
  readonly total: Decimal;
  readonly cumulative: Decimal;
  /** Null, not 0, while unknown: still to come, overdue, or a purchase known only by its terms. */
  readonly real: Decimal | null;
  readonly diff: Decimal | null;
};

/** A row before its sums. Position null: as in the row before. */
export type CashFlowEntry = Omit<CashFlowRow, 'cumulative' | 'diff' | 'position'> & {
  readonly position: Decimal | null;
};

const ZERO = new Decimal(0);

/** The flows, and as separate rows the payments that belong to none, in date order. */
function mergeEntries({ flows, unmatched }: MatchedPayments): CashFlowEntry[] {
  const expected = flows.map(({ flow, receipt }): CashFlowEntry => ({ ...flow, real: receipt?.net ?? null }));
  const adjustments = unmatched.map(({ date, receipt }): CashFlowEntry => ({
    kind: 'adjustment',
    date,
    position: null,
    interim: ZERO,
    principal: ZERO,
    total: ZERO,
    real: receipt.net,
  }));
  // The sort is stable: expected flows of a day come before its adjustments.
  return [...expected, ...adjustments].sort((one, other) => compareDays(one.date, other.date));
}

/** The rows of these entries, which are in date order, with positions, running sums and differences. */
export function addRunningSums(entries: readonly CashFlowEntry[]): CashFlowRow[] {
  let position = ZERO;
  let cumulative = ZERO;
  return entries.map((entry) => {
    position = entry.position ?? position;
    cumulative = cumulative.plus(entry.total);
    return { ...entry, position, cumulative, diff: entry.real?.minus(entry.total) ?? null };
  });
}

/**
 * The table of a holding's cash flows, with positions, running sums, and the differences between amounts received and promised.
 */
export function cashFlowTable(matched: MatchedPayments): CashFlowRow[] {
  return addRunningSums(mergeEntries(matched));
}
