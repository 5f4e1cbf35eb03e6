import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import { levAmountInEuro } from '../../money/lev.ts';
import type { Deal } from '../positions/deal.ts';
import { positionEvents, type PositionEvent } from '../positions/position-events.ts';

/** The size of a bond issue: the total nominal in lev and the number of bonds. */
export interface Issue {
  readonly total: DecimalLike;
  readonly count: DecimalLike;
}

/**
 * The nominal of one bond in euro. The total is rounded to cents, the nominal of one bond is not
 * (docs/decisions/0027-redenomination.md, 5).
 */
export function bondNominalInEuro({ total, count }: Issue): Decimal {
  return levAmountInEuro(total).div(count);
}

function nominalInEuro(nominal: DecimalLike, issue: Issue | undefined): Decimal {
  if (issue === undefined) return levAmountInEuro(nominal);
  const bonds = new Decimal(nominal).times(issue.count).div(issue.total);
  return roundTo(bonds.times(bondNominalInEuro(issue)), AMOUNT_PLACES);
}

/** Running quantities as the position ledger counts them: held, no longer held, and closed. */
interface Tally {
  held: Decimal;
  disposed: Decimal;
  closed: Decimal;
}

const emptyTally = (): Tally => ({ held: new Decimal(0), disposed: new Decimal(0), closed: new Decimal(0) });

function sell(tally: Tally, quantity: Decimal): void {
  tally.disposed = tally.disposed.plus(quantity);
  tally.held = tally.held.minus(quantity);
}

/** Closes the part of the closed purchases that has not been sold. */
function close(tally: Tally, quantity: Decimal): void {
  tally.closed = tally.closed.plus(quantity);
  const leaving = Decimal.min(tally.held, tally.closed.minus(tally.disposed));
  if (leaving.gt(0)) sell(tally, leaving);
}

interface Conversion {
  readonly issue: Issue | undefined;
  /** The deals in lev, tallied in lev and in euro. */
  readonly lev: Tally;
  readonly euro: Tally;
  /** The deals that were entered in euro. */
  readonly entered: Tally;
  readonly nominals: Map<number, Decimal>;
  lastPurchase: number | null;
}

type DealEvent = Extract<PositionEvent, { readonly deal: Deal }>;

/** The nominal of a sale in euro. The last sale takes the rest, and none takes more than is held. */
function saleInEuro({ issue, lev, euro }: Conversion, quantity: Decimal): Decimal {
  const nominal = nominalInEuro(quantity, issue);
  if (quantity.gt(lev.held)) return nominal;
  return quantity.eq(lev.held) ? euro.held : Decimal.min(nominal, euro.held);
}

function convertDeal(conversion: Conversion, { kind, deal }: DealEvent): void {
  const { issue, lev, euro, nominals } = conversion;
  const quantity = new Decimal(deal.quantity);
  if (kind === 'closing') {
    close(lev, quantity);
    close(euro, nominals.get(deal.id) ?? new Decimal(0));
    return;
  }
  const nominal = kind === 'purchase' ? nominalInEuro(quantity, issue) : saleInEuro(conversion, quantity);
  nominals.set(deal.id, nominal);
  if (kind === 'sale') {
    sell(lev, quantity);
    sell(euro, nominal);
    return;
  }
  lev.held = lev.held.plus(quantity);
  euro.held = euro.held.plus(nominal);
  conversion.lastPurchase = deal.id;
}

const CENT = new Decimal('0.01');

/**
 * A sale in euro of everything bought in lev has the total, rounded once. If the sum of the rows differs by a few cents, the last
 * purchase takes the difference.
 */
function settleSale({ euro, entered, nominals, lastPurchase }: Conversion): void {
  const rest = euro.held.plus(entered.held);
  const nominal = lastPurchase === null ? undefined : nominals.get(lastPurchase);
  if (lastPurchase === null || nominal === undefined || rest.isZero()) return;
  if (rest.abs().gt(CENT.times(nominals.size)) || nominal.lte(rest)) return;
  nominals.set(lastPurchase, nominal.minus(rest));
  euro.held = euro.held.minus(rest);
}

function enterEuroDeal(conversion: Conversion, { kind, deal }: DealEvent): void {
  const { entered } = conversion;
  const quantity = new Decimal(deal.quantity);
  if (kind === 'purchase') entered.held = entered.held.plus(quantity);
  else if (kind === 'closing') close(entered, quantity);
  else {
    sell(entered, quantity);
    settleSale(conversion);
  }
}

/**
 * The nominals in euro of one owner's lev rows of one bond, by row id (docs/decisions/0027-redenomination.md, 4). `deals` are the
 * deals in lev and those in euro, which stay unchanged. A position that is sold out in lev is sold out in euro, too.
 */
export function redenominateNominals(deals: readonly Deal[], issue?: Issue): ReadonlyMap<number, Decimal> {
  const conversion: Conversion = {
    issue,
    ...{ lev: emptyTally(), euro: emptyTally(), entered: emptyTally() },
    nominals: new Map(),
    lastPurchase: null,
  };
  for (const event of positionEvents(deals, [], undefined)) {
    if (!('deal' in event)) continue;
    if (event.deal.currency === 'BGN') convertDeal(conversion, event);
    else enterEuroDeal(conversion, event);
  }
  return conversion.nominals;
}
