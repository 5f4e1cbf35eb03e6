import { repaymentSteps, type Repayment } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { groupBy } from '../../group-by.ts';
import { success } from '../../result.ts';
import { positionKeyText, type Deal } from './deal.ts';
import type { CostMethod } from './lots.ts';
import { positionEvents, type PositionEvent } from './position-events.ts';
import {
  enterClosing,
  enterPurchase,
  enterRepayment,
  enterSale,
  enterSpinOff,
  ledgerFigures,
  openLedger,
  type PositionLedger,
} from './position-ledger.ts';
import type { Position, PositionProblem } from './position.ts';
import type { SecurityTerms, TermsByIsin } from './security-terms.ts';

export interface PositionOptions {
  /** Defaults to the weighted average. */
  readonly method?: CostMethod | undefined;
  /** Deals and repayments after this day are ignored. If missing, all deals count but no repayments. */
  readonly asOf?: CalendarDate | undefined;
  readonly terms?: TermsByIsin | undefined;
  /** For a past `asOf`: report an undated sale or closing as a problem, because it may be before or after that day. */
  readonly refuseUndated?: boolean | undefined;
}

const NO_REPAYMENTS = success([]);
/** How many events of a position make a step. Most positions have one or two. */
const EVENTS_PER_STEP = 50;

/** The deals of each position, ordered by kind, ISIN and currency. */
function groupDeals(deals: readonly Deal[]): (readonly Deal[])[] {
  if (deals.length === 1) return [deals];
  return [...groupBy(deals, positionKeyText)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group);
}

function enter(ledger: PositionLedger, event: PositionEvent): PositionProblem | undefined {
  switch (event.kind) {
    case 'purchase':
      enterPurchase(ledger, event.deal);
      return undefined;
    case 'sale':
      return enterSale(ledger, event.deal);
    case 'closing':
      enterClosing(ledger, event.deal, event.day);
      return undefined;
    case 'repayment':
      enterRepayment(ledger, event.repayment);
      return undefined;
    case 'spin_off':
      enterSpinOff(ledger, event.move);
      return undefined;
  }
}

function firstUndated(events: readonly PositionEvent[]): PositionProblem | undefined {
  const undated = events.find(({ kind, day }) => day === null && kind !== 'purchase');
  return undated !== undefined && 'deal' in undated
    ? { reason: 'deal-without-date', dealId: undated.deal.id }
    : undefined;
}

/** Repayments at least up to `asOf`; later ones may be included. None without `asOf`. */
function repaymentsUntil(
  asOf: CalendarDate | undefined,
  repayment: Repayment | null,
): ReturnType<typeof repaymentSteps> {
  if (asOf === undefined || repayment === null) return NO_REPAYMENTS;
  const isBefore = repayment.instalments.length === 0 && asOf < repayment.maturity;
  return isBefore ? NO_REPAYMENTS : repaymentSteps(repayment);
}

function* enterDeals(
  deals: readonly Deal[],
  first: Deal,
  options: PositionOptions,
): Generator<undefined, Position> {
  const { method = 'average', asOf, refuseUndated = false } = options;
  const { kind, isin, currency } = first;
  const terms: SecurityTerms | undefined = kind === 'bond' ? options.terms?.get(isin) : undefined;
  const ledger = openLedger({ kind, method });
  const position = { kind, isin, currency, asOf: asOf ?? null, deals, steps: ledger.steps };
  const repayments = repaymentsUntil(asOf, terms?.repayment ?? null);
  if (!repayments.ok) return { figures: null, problem: { reason: repayments.reason }, ...position };
  const events = positionEvents(deals, repayments.value, asOf);
  let problem = refuseUndated ? firstUndated(events) : undefined;
  let entered = 0;
  for (const event of events) {
    if (problem !== undefined) break;
    problem = enter(ledger, event);
    entered += 1;
    if (entered % EVENTS_PER_STEP === 0) yield;
  }
  return problem === undefined
    ? { figures: ledgerFigures(ledger), problem: null, ...position }
    : { figures: null, problem, ...position };
}

/** Marks a sale in euro of a security that is held in lev. `inLev` is the preceding position in lev. */
function markHeldInLev(position: Position, inLev: Position | undefined): Position {
  const { problem, kind, isin, currency } = position;
  if (problem?.reason !== 'sold-more-than-held' || currency !== 'EUR') return position;
  const isSameSecurity = inLev?.kind === kind && inLev.isin === isin;
  const heldInLev = isSameSecurity && (inLev.figures?.quantity.gt(0) ?? false);
  return { ...position, figures: null, problem: { ...problem, heldInLev } };
}

/**
 * Like `computePositions`, but yields each position as soon as it is computed, to bound memory, and undefined between the steps of a long
 * one, so that a server can handle other requests: a security may have thousands of deals.
 */
export function* positionsInSteps(
  deals: readonly Deal[],
  options: PositionOptions = {},
): Generator<Position | undefined, void> {
  let inLev: Position | undefined;
  for (const group of groupDeals(deals)) {
    const [first] = group;
    if (first === undefined) continue;
    const position = markHeldInLev(yield* enterDeals(group, first, options), inLev);
    if (position.currency === 'BGN') inLev = position;
    yield position;
  }
}

/**
 * Computes the positions of one owner's deals: one for each kind, ISIN and currency, in that order (docs/decisions/0024-positions.md).
 * Costs and gains are in cents, rounded once when money moved. A position with inconsistent deals has a problem instead of figures, and
 * does not affect the others.
 */
export function computePositions(deals: readonly Deal[], options: PositionOptions = {}): Position[] {
  return [...positionsInSteps(deals, options)].filter((position) => position !== undefined);
}
