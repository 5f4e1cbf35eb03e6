import { calendarDate, EARLIEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { Deal } from '../positions/deal.ts';
import type { DisposalStep, Position, PositionStep } from '../positions/position.ts';

/** A deal and how much of it was held when: nothing of a sale. */
export interface HeldLot {
  readonly deal: Deal;
  /** The share that was left from a day on, in order of the days; the whole before the first. */
  readonly changes: readonly { readonly from: CalendarDate; readonly share: Decimal }[];
}

interface OpenLot extends HeldLot {
  readonly changes: { readonly from: CalendarDate; readonly share: Decimal }[];
  remaining: Decimal;
  share: Decimal;
}

/** Lots in the order in which they are sold. Those before `first` are used up. */
interface Queue {
  readonly lots: OpenLot[];
  first: number;
}

const WHOLE = new Decimal(1);
const NEVER_HELD = [{ from: calendarDate(EARLIEST_DATE), share: new Decimal(0) }];

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

/** What the issuer pays back leaves the shares as they are. */
function repay(queue: Queue, { quantity, quantityAfter }: DisposalStep): void {
  const kept = quantityAfter.div(quantityAfter.plus(quantity));
  for (const lot of queue.lots.slice(queue.first)) lot.remaining = lot.remaining.times(kept);
}

/** What the steps of a position leave of its purchases, which are taken out of the deals. */
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
 * What is left of each deal of a position, so that what it pays is told for each, at its own bank. A sale takes first what its
 * owner has marked as no longer held, then the oldest. What left without a day counts from today on. Of a position whose deals
 * cannot be, nothing is known to be held.
 */
export function heldLots({ deals, steps, problem }: Position, today: CalendarDate): HeldLot[] {
  const others = new Map(deals.map((deal) => [deal.id, deal]));
  const lots: HeldLot[] = problem === null ? purchasedLots(steps, others, today) : [];
  for (const deal of others.values()) lots.push({ deal, changes: NEVER_HELD });
  return lots;
}

/** The share of the deal whose payment of that day comes to its owner: what is sold on the day itself is still paid to the seller. */
export function heldShare({ changes }: HeldLot, day: CalendarDate): Decimal {
  // Most purchases are still held as a whole.
  if (changes.length === 0) return WHOLE;
  return changes.findLast(({ from }) => from < day)?.share ?? WHOLE;
}
