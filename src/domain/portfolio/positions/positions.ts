import { repaymentSteps, type Repayment } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { success } from '../../result.ts';
import type { Deal, PositionKey } from './deal.ts';
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
  /** Deals after this day are ignored, and principal is repaid up to it. If missing, all deals count and nothing is repaid. */
  readonly asOf?: CalendarDate | undefined;
  readonly terms?: TermsByIsin | undefined;
  /** For a past `asOf`: an undated sale or closing may have been before or after it. */
  readonly refuseUndated?: boolean | undefined;
}

const NO_REPAYMENTS = success([]);

const keyText = ({ kind, isin, currency }: PositionKey) => `${kind} ${isin} ${currency}`;

/** The deals of each position, in the order of kind, ISIN and currency. */
function groupDeals(deals: readonly Deal[]): (readonly Deal[])[] {
  if (deals.length === 1) return [deals];
  const groups = new Map<string, Deal[]>();
  for (const deal of deals) {
    const key = keyText(deal);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [deal]);
    else group.push(deal);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
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

/** Later ones may be among them. */
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
  if (!repayments.ok)
    return Object.assign(position, { figures: null, problem: { reason: repayments.reason } });
  const events = positionEvents(deals, repayments.value, asOf);
  let problem = refuseUndated ? firstUndated(events) : undefined;
  for (const event of events) {
    if (problem !== undefined) return Object.assign(position, { figures: null, problem });
    problem = enter(ledger, event);
    yield;
  }
  return problem === undefined
    ? Object.assign(position, { figures: ledgerFigures(ledger), problem: null })
    : Object.assign(position, { figures: null, problem });
}

/** Marks the problem if a sale in euro is of a security held in lev: `inLev` is the position in lev that comes before it. */
function noteHeldInLev(position: Position, inLev: Position | undefined): Position {
  const { problem, kind, isin, currency } = position;
  if (problem?.reason !== 'sold-more-than-held' || currency !== 'EUR') return position;
  const isOfSecurity = inLev?.kind === kind && inLev.isin === isin;
  const heldInLev = isOfSecurity && (inLev.figures?.quantity.gt(0) ?? false);
  return { ...position, figures: null, problem: { ...problem, heldInLev } };
}

/**
 * The same as `computePositions`, each position as soon as it is computed, so that few are in memory; undefined between the steps
 * of one: a security may have thousands of deals, and a server has others to serve.
 */
export function* positionsInSteps(
  deals: readonly Deal[],
  options: PositionOptions = {},
): Generator<Position | undefined, void> {
  let inLev: Position | undefined;
  for (const group of groupDeals(deals)) {
    const [first] = group;
    if (first === undefined) continue;
    const position = noteHeldInLev(yield* enterDeals(group, first, options), inLev);
    if (position.currency === 'BGN') inLev = position;
    yield position;
  }
}

/**
 * What one owner's deals leave, one position for each kind, ISIN and currency, in that order
 * (docs/decisions/0024-positions.md). Costs and gains are in cents, rounded once when the money moved. A position whose deals
 * cannot be is given with its problem, and the steps up to it; the others stand.
 */
export function computePositions(deals: readonly Deal[], options: PositionOptions = {}): Position[] {
  return [...positionsInSteps(deals, options)].filter((position) => position !== undefined);
}
