import { addDays, type CalendarDate } from '#domain/calendar-date';
import type { MissedDecision } from '#domain/portfolio/income/missed-payments';
import { brokenRule } from '#api/platform/field-rules';
import type { BondId } from '#api/platform/ids';
import type { Scope } from '../../../people/access/scope.ts';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { findBond } from '../../records/bonds/bonds.store.ts';
import { lockBond } from '../../records/bonds/require-bond.store.ts';
import { loadMissedByIsin } from './load-missed.ts';
import { removeDecision, saveDecision } from './missed-decisions.store.ts';

const MAX_SNOOZE_DAYS = 30;
/** How many days an error message lists. */
const MAX_NAMED_DAYS = 12;

/** The payment that the holder or an administrator decides about. Only the scope differs between the two. */
export interface MissedTarget {
  readonly tx: DatabaseTransaction;
  /** A scope of one owner. */
  readonly scope: Scope;
  readonly bondId: BondId;
  /** The due day. */
  readonly day: CalendarDate;
  readonly now: Date;
  readonly today: CalendarDate;
}

function requireSnoozeDay(until: CalendarDate, today: CalendarDate): void {
  const [from, to] = [addDays(today, 1), addDays(today, MAX_SNOOZE_DAYS)];
  if (until < from || until > to) throw invalidField('until', brokenRule('date_between', { from, to }));
}

/** Throws unless the bond missed a payment on the day. Loads all rows of the ISIN, because they determine how much of it was sold. */
async function requireMissed({ tx, scope, bondId, day, today }: MissedTarget, isin: string): Promise<void> {
  const missed = await loadMissedByIsin({ db: tx, scope }, [isin], today);
  const days = missed.filter((one) => one.bondId === bondId).map(({ date }) => date);
  if (days.includes(day)) return;
  if (days.length === 0) throw invalidField('day', brokenRule('invalid'));
  const options = days.slice(-MAX_NAMED_DAYS).join(', ');
  throw invalidField('day', brokenRule('one_of', { options }));
}

/** Stores a decision about a missed payment, replacing an earlier one. */
export async function decideMissed(target: MissedTarget, decision: MissedDecision): Promise<void> {
  const { tx, scope, bondId, day, now, today } = target;
  const bond = await lockBond(tx, scope, bondId);
  if (decision.kind === 'snoozed') requireSnoozeDay(decision.until, today);
  const { isin } = await findBond(tx, scope, bondId);
  await requireMissed(target, isin);
  await saveDecision(tx, bond, {
    due_day: day,
    snoozed_until: decision.kind === 'snoozed' ? decision.until : null,
    not_due_reason: decision.kind === 'not-due' ? decision.reason : null,
    decided_at: now,
  });
  await recordEvent(tx, {
    action: decision.kind === 'snoozed' ? 'missed_payment_snoozed' : 'missed_payment_not_due',
    holder: bond.user_id,
    details:
      decision.kind === 'snoozed'
        ? { isin, dueDay: day, remindOn: decision.until }
        : { isin, dueDay: day, reason: decision.reason },
  });
}

/** Removes the decision about a missed payment, so that it is open again. */
export async function reopenMissed({ tx, scope, bondId, day }: MissedTarget): Promise<void> {
  const bond = await lockBond(tx, scope, bondId);
  const { isin } = await findBond(tx, scope, bondId);
  if (!(await removeDecision(tx, bond, day))) throw notFound();
  await recordEvent(tx, {
    action: 'missed_payment_reopened',
    holder: bond.user_id,
    details: { isin, dueDay: day },
  });
}
