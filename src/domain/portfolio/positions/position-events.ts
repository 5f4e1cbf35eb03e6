import type { RepaymentStep } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { isSale } from '../holding.ts';
import type { CostMove } from '../corporate-actions/spin-off.ts';
import type { Deal } from './deal.ts';

/** An event that changes a position. A closing is on the day on which the owner marked a purchase as no longer held. */
export type PositionEvent =
  | { readonly kind: 'purchase' | 'sale' | 'closing'; readonly day: CalendarDate | null; readonly deal: Deal }
  | { readonly kind: 'repayment'; readonly day: CalendarDate; readonly repayment: RepaymentStep }
  | { readonly kind: 'spin_off'; readonly day: CalendarDate; readonly move: CostMove };

/** The order within one day: issuer actions apply to what was held the day before, and purchases come before sales. */
const RANK = { repayment: 0, spin_off: 0, purchase: 1, sale: 2, closing: 3 } as const satisfies Record<
  PositionEvent['kind'],
  number
>;

/** Purchases without a day sort before all days, sales and closings without a day after them. */
const dayKey = ({ kind, day }: PositionEvent) => day ?? (kind === 'purchase' ? '' : '~');
const dealId = (event: PositionEvent) => ('deal' in event ? event.deal.id : 0);

function compareEvents(one: PositionEvent, other: PositionEvent): number {
  const [first, second] = [dayKey(one), dayKey(other)];
  if (first !== second) return first < second ? -1 : 1;
  return RANK[one.kind] - RANK[other.kind] || dealId(one) - dealId(other);
}

/** The day of closing, but not before the day of purchase. */
function closingDay({ day, closed }: Deal): CalendarDate | null {
  const on = closed?.on ?? null;
  return on !== null && day !== null && on < day ? day : on;
}

function dealEvents(deal: Deal): PositionEvent[] {
  if (isSale(deal)) return [{ kind: 'sale', day: deal.day, deal }];
  const purchase = { kind: 'purchase', day: deal.day, deal } as const;
  return deal.closed === null ? [purchase] : [purchase, { kind: 'closing', day: closingDay(deal), deal }];
}

/** The distinct spin-offs: each affects the whole position and is recorded on every deal held then. */
function spinOffs(deals: readonly Deal[]): Iterable<CostMove> {
  if (deals.every(({ costMoves }) => costMoves === undefined)) return [];
  const moves = new Map<CalendarDate, CostMove>();
  for (const { costMoves = [] } of deals) for (const move of costMoves) moves.set(move.day, move);
  return moves.values();
}

/**
 * The deals, spin-offs and repayments of one position in processing order (docs/decisions/0024-positions.md), without those after `asOf`.
 * Events without a day are always included.
 */
export function positionEvents(
  deals: readonly Deal[],
  repayments: readonly RepaymentStep[],
  asOf: CalendarDate | undefined,
): PositionEvent[] {
  const isIncluded = ({ day }: { readonly day: CalendarDate | null }) =>
    day === null || asOf === undefined || day <= asOf;
  const events: PositionEvent[] = [];
  const add = (event: PositionEvent) => {
    if (isIncluded(event)) events.push(event);
  };
  for (const deal of deals) if (isIncluded(deal)) dealEvents(deal).forEach(add);
  for (const repayment of repayments) add({ kind: 'repayment', day: repayment.day, repayment });
  for (const move of spinOffs(deals)) add({ kind: 'spin_off', day: move.day, move });
  return events.sort(compareEvents);
}
