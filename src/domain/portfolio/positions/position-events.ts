import type { RepaymentStep } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { isSale } from '../holding.ts';
import type { CostMove } from '../corporate-actions/spin-off.ts';
import type { Deal } from './deal.ts';

/** What changes a position. A closing is the day on which the owner marked a purchase as no longer held. */
export type PositionEvent =
  | { readonly kind: 'purchase' | 'sale' | 'closing'; readonly day: CalendarDate | null; readonly deal: Deal }
  | { readonly kind: 'repayment'; readonly day: CalendarDate; readonly repayment: RepaymentStep }
  | { readonly kind: 'spin_off'; readonly day: CalendarDate; readonly move: CostMove };

/** The order within one day: what an issuer does is for what was held the day before, and purchases count before sales. */
const RANK = { repayment: 0, spin_off: 0, purchase: 1, sale: 2, closing: 3 } as const satisfies Record<
  PositionEvent['kind'],
  number
>;

/** Purchases without a day come before all days, what leaves without a day after all of them. */
const dayKey = ({ kind, day }: PositionEvent) => day ?? (kind === 'purchase' ? '' : '~');
const dealId = (event: PositionEvent) => ('deal' in event ? event.deal.id : 0);

function compareEvents(one: PositionEvent, other: PositionEvent): number {
  const [first, second] = [dayKey(one), dayKey(other)];
  if (first !== second) return first < second ? -1 : 1;
  return RANK[one.kind] - RANK[other.kind] || dealId(one) - dealId(other);
}

/** Nothing is closed before it was bought. */
function closingDay({ day, closed }: Deal): CalendarDate | null {
  const on = closed?.on ?? null;
  return on !== null && day !== null && on < day ? day : on;
}

function dealEvents(deal: Deal): PositionEvent[] {
  if (isSale(deal)) return [{ kind: 'sale', day: deal.day, deal }];
  const purchase = { kind: 'purchase', day: deal.day, deal } as const;
  return deal.closed === null ? [purchase] : [purchase, { kind: 'closing', day: closingDay(deal), deal }];
}

/** Each is of the whole position, and is told by all that was held then. */
function spinOffs(deals: readonly Deal[]): Iterable<CostMove> {
  if (deals.every(({ costMoves }) => costMoves === undefined)) return [];
  const moves = new Map<CalendarDate, CostMove>();
  for (const { costMoves = [] } of deals) for (const move of costMoves) moves.set(move.day, move);
  return moves.values();
}

/**
 * The deals, spin-offs and repayments of one position in the order in which they count (docs/decisions/0024-positions.md), those after
 * `asOf` left out. What leaves without a day is always there.
 */
export function positionEvents(
  deals: readonly Deal[],
  repayments: readonly RepaymentStep[],
  asOf: CalendarDate | undefined,
): PositionEvent[] {
  const isThere = ({ day }: { readonly day: CalendarDate | null }) =>
    day === null || asOf === undefined || day <= asOf;
  const events: PositionEvent[] = [];
  const add = (event: PositionEvent) => {
    if (isThere(event)) events.push(event);
  };
  for (const deal of deals) if (isThere(deal)) dealEvents(deal).forEach(add);
  for (const repayment of repayments) add({ kind: 'repayment', day: repayment.day, repayment });
  for (const move of spinOffs(deals)) add({ kind: 'spin_off', day: move.day, move });
  return events.sort(compareEvents);
}
