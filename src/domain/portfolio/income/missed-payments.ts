import {
  flowState,
  GRACE_DAYS,
  MATCHING_DAYS,
  type MatchedFlow,
  type ReceivedPayment,
} from '../../bonds/cash-flows/received-payments.ts';
import { addDays, daysBetween, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { heldLots } from './held-lots.ts';
import { matchPromised } from './promised-flows.ts';

/** From this day after the due day on, a missed payment is brought up a second time. */
const SECOND_NOTICE_DAYS = 14;
const NOTHING = new Decimal(0);

/** What somebody decided about a missed payment: to be reminded on a day, or that it is not due after all. */
export type MissedDecision =
  | { readonly kind: 'snoozed'; readonly until: CalendarDate }
  | { readonly kind: 'not-due'; readonly reason: string };

/**
 * A coupon or redemption of a row of a portfolio that nobody recorded, or of which less came than was due. Amounts before tax, in the
 * bond's currency.
 */
export interface MissedPayment extends Omit<PositionKey, 'kind'> {
  /** The number of the row. */
  readonly bondId: number;
  readonly decision: MissedDecision | null;
  /** Its due day. */
  readonly date: CalendarDate;
  readonly interim: Decimal;
  readonly principal: Decimal;
  readonly state: 'overdue' | 'short';
  readonly received: Decimal;
  readonly missing: Decimal;
  readonly daysLate: number;
  readonly isSecondNotice: boolean;
}

type Decisions = ReadonlyMap<CalendarDate, MissedDecision>;

/** What was entered about the bonds of a position, by the numbers of the rows. */
export interface RecordedOfBonds {
  readonly terms: SecurityTerms | undefined;
  readonly payments: ReadonlyMap<number, readonly ReceivedPayment[]>;
  readonly decisions: ReadonlyMap<number, Decisions>;
}

/** A purchase, and what was decided about its payments. */
interface Purchase extends Pick<MissedPayment, 'isin' | 'currency' | 'bondId'> {
  readonly decisions: Decisions | undefined;
}

/** What is missed of a flow on a day; undefined while nothing is, and in the days of grace after the due day. */
function missedOfFlow(
  matched: MatchedFlow,
  { isin, currency, bondId, decisions }: Purchase,
  today: CalendarDate,
): MissedPayment | undefined {
  const { date, interim, principal, total } = matched.flow;
  const state = flowState(matched, today);
  if (state !== 'overdue' && state !== 'short') return undefined;
  const daysLate = daysBetween(date, today);
  if (daysLate < GRACE_DAYS) return undefined;
  const received = matched.receipt?.gross ?? NOTHING;
  return {
    isin,
    currency,
    bondId,
    decision: decisions?.get(date) ?? null,
    date,
    interim,
    principal,
    state,
    received,
    missing: matched.receipt === null ? total : total.minus(received),
    daysLate,
    isSecondNotice: daysLate >= SECOND_NOTICE_DAYS,
  };
}

/**
 * The payments that a bond position missed: for each purchase what is left of it should have paid, without those that its owner
 * has closed. In order of the rows and days, those about which something was decided too.
 */
export function missedPayments(
  position: Position,
  { terms, payments, decisions }: RecordedOfBonds,
  today: CalendarDate,
): MissedPayment[] {
  const { kind, isin, currency } = position;
  if (kind !== 'bond') return [];
  const until = addDays(today, MATCHING_DAYS);
  const found: MissedPayment[] = [];
  for (const lot of heldLots(position, today)) {
    const { id: bondId, closed } = lot.deal;
    if (closed !== null) continue;
    const matched = matchPromised({ lot, terms, payments: payments.get(bondId) ?? [] }, { today, until });
    const purchase = { isin, currency, bondId, decisions: decisions.get(bondId) };
    for (const flow of matched.flows) {
      const missed = missedOfFlow(flow, purchase, today);
      if (missed !== undefined) found.push(missed);
    }
  }
  return found;
}

/** It waits for somebody: nothing was decided, or the day of the reminder has come. */
export function isOpen({ decision }: Pick<MissedPayment, 'decision'>, today: CalendarDate): boolean {
  return decision === null || (decision.kind === 'snoozed' && decision.until <= today);
}
