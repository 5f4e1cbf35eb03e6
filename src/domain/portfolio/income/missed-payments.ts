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

/** A missed payment gets a second notice this many days after it was due. */
const SECOND_NOTICE_DAYS = 14;
const ZERO = new Decimal(0);

/** The user's decision about a missed payment: remind me on a day, or it is not due. */
export type MissedDecision =
  | { readonly kind: 'snoozed'; readonly until: CalendarDate }
  | { readonly kind: 'not-due'; readonly reason: string };

/**
 * A coupon or redemption of a bond row that was not recorded, or of which less was received than due. Amounts before tax, in the bond's
 * currency.
 */
export interface MissedPayment extends Omit<PositionKey, 'kind'> {
  /** The row id of the bond. */
  readonly bondId: number;
  readonly decision: MissedDecision | null;
  /** The due day. */
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

/** The terms, recorded payments and decisions of a position's bonds; the maps are by row id. */
export interface BondRecords {
  readonly terms: SecurityTerms | undefined;
  readonly payments: ReadonlyMap<number, readonly ReceivedPayment[]>;
  readonly decisions: ReadonlyMap<number, Decisions>;
}

/** A purchase with the decisions about its payments. */
interface Purchase extends Pick<MissedPayment, 'isin' | 'currency' | 'bondId'> {
  readonly decisions: Decisions | undefined;
}

/** The missed payment of a flow; undefined if nothing is missed, or within the grace period after the due day. */
function toMissedPayment(
  matched: MatchedFlow,
  { isin, currency, bondId, decisions }: Purchase,
  today: CalendarDate,
): MissedPayment | undefined {
  const { date, interim, principal, total } = matched.flow;
  const state = flowState(matched, today);
  if (state !== 'overdue' && state !== 'short') return undefined;
  const daysLate = daysBetween(date, today);
  if (daysLate < GRACE_DAYS) return undefined;
  const received = matched.receipt?.gross ?? ZERO;
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
 * The missed payments of a bond position, for the part of each purchase that was held; purchases that the owner closed are left out.
 * Ordered by row and day. Includes payments with a decision.
 */
export function missedPayments(
  position: Position,
  { terms, payments, decisions }: BondRecords,
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
      const missed = toMissedPayment(flow, purchase, today);
      if (missed !== undefined) found.push(missed);
    }
  }
  return found;
}

/** True if the payment needs a decision: there is none, or its reminder is due. */
export function isOpen({ decision }: Pick<MissedPayment, 'decision'>, today: CalendarDate): boolean {
  return decision === null || (decision.kind === 'snoozed' && decision.until <= today);
}
