import { daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExpectedCashFlow } from './expected-cash-flows.ts';
import { flowState, GRACE_DAYS, type MatchedFlow } from './received-payments.ts';

/** A missed payment gets a second notice from this many days after the due day. */
const SECOND_NOTICE_DAYS = 14;
const NOTHING = new Decimal(0);

/** A coupon or redemption that nobody recorded, or that was paid short. Amounts are before tax, in the bond's currency. */
export interface MissedFlow extends Pick<ExpectedCashFlow, 'interim' | 'principal'> {
  /** Its due day. */
  readonly date: CalendarDate;
  readonly state: 'overdue' | 'short';
  readonly received: Decimal;
  readonly missing: Decimal;
  readonly daysLate: number;
  readonly isSecondNotice: boolean;
}

/** The missed part of a flow on a day; undefined if nothing is missing, and during the grace days after the due day. */
export function missedFlow(matched: MatchedFlow, today: CalendarDate): MissedFlow | undefined {
  const { flow, receipt } = matched;
  const { date, interim, principal, total } = flow;
  const state = flowState(matched, today);
  const daysLate = daysBetween(date, today);
  if ((state !== 'overdue' && state !== 'short') || daysLate < GRACE_DAYS) return undefined;
  const received = receipt?.gross ?? NOTHING;
  const isSecondNotice = daysLate >= SECOND_NOTICE_DAYS;
  return {
    date,
    interim,
    principal,
    state,
    received,
    missing: receipt === null ? total : total.minus(received),
    daysLate,
    isSecondNotice,
  };
}
