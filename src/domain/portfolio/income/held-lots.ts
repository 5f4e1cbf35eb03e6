import { calendarDate, EARLIEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Deal } from '../positions/deal.ts';
import type { DisposalStep, Position, PositionStep } from '../positions/position.ts';

/** A deal with the share of it that was held over time. A sale is never held. */
export interface HeldLot {
  readonly deal: Deal;
  /** The share held from a day on, in order of the days; 1 before the first. */
  readonly changes: readonly { readonly from: CalendarDate; readonly share: Decimal }[];
  /** What is left after the last step, sales and instalments taken off. */
  readonly remaining: Decimal;
}

interface OpenLot extends HeldLot {
  readonly changes: { readonly from: CalendarDate; readonly share: Decimal }[];
  remaining: Decimal;
  share: Decimal;
}

/** Lots in the order in which they are sold. Those before `first` are sold out. */
interface Queue {
  readonly lots: OpenLot[];
  first: number;
}

export const WHOLE = new Decimal(1);
const NONE = new Decimal(0);
const NEVER_HELD = { changes: [{ from: calendarDate(EARLIEST_DATE), share: NONE }], remaining: NONE };

function takeFrom(queue: Queue, quantity: Decimal, from: CalendarDate): Decimal {
  let rest = quantity;
  for (let lot = queue.lots[queue.first]; lot !== undefined && rest.gt(0); lot = queue.lots[queue.first]) {
    const taken = Decimal.min(rest, lot.remaining);
    const left = lot.remaining.minus(taken);
    lot.share = left.isZero() ? left : lot.share.times(left).div(lot.remaining);
    lot.remaining = left;
    lot.changes.push({ from, share: lot.share });
    rest = rest.minus(taken);
    if (left.isZero()) queue.first += 1;
  }
  return rest;
}

/** An instalment reduces the nominal of every lot but not the shares: it is part of the terms. */
function repay(queue: Queue, { quantity, quantityAfter }: DisposalStep): void {
  const kept = quantityAfter.div(quantityAfter.plus(quantity));
  for (const lot of queue.lots.slice(queue.first)) lot.remaining = lot.remaining.times(kept);
}

/** The lots of a position's purchases after all steps. Removes their deals from `deals`. */
function purchasedLots(
  steps: readonly PositionStep[],
  deals: Map<number, Deal>,
  today: CalendarDate,
): OpenLot[] {
  const closed: Queue = { lots: [], first: 0 };
  const open: Queue = { lots: [], first: 0 };
  for (const step of steps) {
    const deal = step.dealId === null ? undefined : deals.get(step.dealId);
    if (step.kind === 'purchase') {
      if (deal === undefined) continue;
      deals.delete(deal.id);
      const { lots } = deal.closed === null ? open : closed;
      lots.push({ deal, remaining: step.quantity, share: WHOLE, changes: [] });
    } else if (step.kind === 'instalment') {
      repay(closed, step);
      repay(open, step);
    } else if (step.kind !== 'redemption') {
      const settled = step.kind === 'sale' ? deal?.settlementDay : null;
      const from = settled ?? step.day ?? today;
      takeFrom(open, takeFrom(closed, step.quantity, from), from);
    }
  }
  return [...closed.lots, ...open.lots];
}

/**
 * The share held of each deal over time, so that income can be listed per deal and bank. A sale takes lots that the owner marked as no
 * longer held first, then the oldest. A sale or closing without a day counts from today. If the position has a problem, no deal is held.
 */
export function heldLots({ deals, steps, problem }: Position, today: CalendarDate): HeldLot[] {
  const remaining = new Map(deals.map((deal) => [deal.id, deal]));
  const lots: HeldLot[] = problem === null ? purchasedLots(steps, remaining, today) : [];
  for (const deal of remaining.values()) lots.push({ deal, ...NEVER_HELD });
  return lots;
}

/** The share of the deal that is paid on a day. Units sold on the day itself still pay the seller. */
export function heldShare({ changes }: HeldLot, day: CalendarDate): Decimal {
  // Fast path: most purchases are still fully held.
  if (changes.length === 0) return WHOLE;
  return changes.findLast(({ from }) => from < day)?.share ?? WHOLE;
}
