import { MAX_DAYS_LATE, type ReceivedPayment } from '../../bonds/cash-flows/received-payments.ts';
import { missedFlow, type MissedFlow } from '../../bonds/cash-flows/missed-flow.ts';
import { addDays, type CalendarDate } from '../../calendar-date.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { heldLots } from './held-lots.ts';
import { matchPromised } from './promised-flows.ts';

/** What somebody decided about a missed payment: to be reminded on a day, or that it is not due after all. */
export type MissedDecision =
  | { readonly kind: 'snoozed'; readonly until: CalendarDate }
  | { readonly kind: 'not-due'; readonly reason: string };

/** A missed payment of a row of a portfolio. */
export interface MissedPayment extends Omit<PositionKey, 'kind'>, MissedFlow {
  /** The number of the row. */
  readonly bondId: number;
  readonly decision: MissedDecision | null;
}

/** What was entered about the bonds of a position, by the numbers of the rows. */
export interface RecordedOfBonds {
  readonly terms: SecurityTerms | undefined;
  readonly payments: ReadonlyMap<number, readonly ReceivedPayment[]>;
  readonly decisions: ReadonlyMap<number, ReadonlyMap<CalendarDate, MissedDecision>>;
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
  // A payment belongs to a flow at most so many days before it: later flows take none from those of today.
  const until = addDays(today, MAX_DAYS_LATE);
  const found: MissedPayment[] = [];
  for (const lot of heldLots(position, today)) {
    const { id: bondId, closed } = lot.deal;
    if (closed !== null) continue;
    const matched = matchPromised({ lot, terms, payments: payments.get(bondId) ?? [] }, { today, until });
    for (const flow of matched.flows) {
      const missed = missedFlow(flow, today);
      if (missed === undefined) continue;
      const decision = decisions.get(bondId)?.get(missed.date) ?? null;
      // Field by field: a spread takes as long as the arithmetic.
      found.push({
        isin,
        currency,
        bondId,
        decision,
        date: missed.date,
        interim: missed.interim,
        principal: missed.principal,
        state: missed.state,
        received: missed.received,
        missing: missed.missing,
        daysLate: missed.daysLate,
        isSecondNotice: missed.isSecondNotice,
      });
    }
  }
  return found;
}

/** It waits for somebody: nothing was decided, or the day of the reminder has come. */
export function isOpen({ decision }: Pick<MissedPayment, 'decision'>, today: CalendarDate): boolean {
  return decision === null || (decision.kind === 'snoozed' && decision.until <= today);
}
