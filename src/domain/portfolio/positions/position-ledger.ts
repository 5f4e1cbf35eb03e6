import { repaidNominal, type RepaymentStep } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import type { CostMove } from '../corporate-actions/spin-off.ts';
import type { HoldingKind } from '../holding.ts';
import { amountAtPrice, type Deal } from './deal.ts';
import { emptyLots, type CostMethod, type Lot, type Lots } from './lots.ts';
import type { DisposalStep, PositionFigures, PositionProblem, PositionStep } from './position.ts';

const ZERO = new Decimal(0);

interface LedgerBasis {
  readonly kind: HoldingKind;
  readonly method: CostMethod;
}

/**
 * The running state of one position; its events are entered in order. Steps are built field by field, because spreading objects takes as
 * long as the arithmetic.
 */
export interface PositionLedger extends LedgerBasis {
  readonly lots: Lots;
  readonly steps: PositionStep[];
  held: Decimal;
  cost: Decimal;
  gain: Decimal;
  /** Quantity disposed of by sales and closings. */
  disposed: Decimal;
  /** Quantity that the owner marked as no longer held. */
  closed: Decimal;
  closedWithoutSale: Decimal;
}

export function openLedger({ kind, method }: LedgerBasis): PositionLedger {
  return {
    kind,
    method,
    lots: emptyLots(method),
    steps: [],
    held: ZERO,
    cost: ZERO,
    gain: ZERO,
    disposed: ZERO,
    closed: ZERO,
    closedWithoutSale: ZERO,
  };
}

function dealFigures(deal: Deal) {
  const quantity = new Decimal(deal.quantity);
  const price = new Decimal(deal.price);
  const amount = amountAtPrice(deal.kind, quantity, price);
  return { dealId: deal.id, day: deal.day, quantity, price, amount, fees: new Decimal(deal.fees) };
}

/** The lots to report; none with the average method, which has a single lot. */
const shownLots = ({ method }: PositionLedger, lots: readonly Lot[]) => (method === 'fifo' ? lots : []);

/** Enters a purchase. With FIFO, units from a spin-off have the cost that moved with them. */
export function enterPurchase(ledger: PositionLedger, deal: Deal): void {
  const { dealId, day, quantity, price, amount: byPrice, fees } = dealFigures(deal);
  const { fifoCost = null } = deal;
  const amount = fifoCost !== null && ledger.method === 'fifo' ? new Decimal(fifoCost) : byPrice;
  const cost = amount.plus(fees);
  ledger.lots.add({ dealId, day, quantity, cost });
  ledger.held = ledger.held.plus(quantity);
  ledger.cost = ledger.cost.plus(cost);
  const { held: quantityAfter, cost: costAfter } = ledger;
  ledger.steps.push({
    kind: 'purchase',
    dealId,
    day,
    quantity,
    price,
    amount,
    fees,
    cost,
    isSpunOff: fifoCost !== null,
    quantityAfter,
    costAfter,
  });
}

type Disposal = Omit<DisposalStep, 'cost' | 'gain' | 'lots' | 'quantityAfter' | 'costAfter'>;

function enterDisposal(ledger: PositionLedger, disposal: Disposal, taken: readonly Lot[]): void {
  const { kind, dealId, day, quantity, price, amount, fees, proceeds } = disposal;
  const cost = sumDecimals(taken.map((lot) => lot.cost));
  const gain = proceeds?.minus(cost) ?? null;
  ledger.held = ledger.held.minus(quantity);
  ledger.cost = ledger.cost.minus(cost);
  ledger.gain = ledger.gain.plus(gain ?? ZERO);
  ledger.steps.push({
    kind,
    dealId,
    day,
    quantity,
    price,
    amount,
    fees,
    proceeds,
    cost,
    gain,
    lots: shownLots(ledger, taken),
    quantityAfter: ledger.held,
    costAfter: ledger.cost,
  });
}

/** Enters a sale. If more is sold than held, returns the problem and enters nothing. */
export function enterSale(ledger: PositionLedger, deal: Deal): PositionProblem | undefined {
  const { dealId, day, quantity, price, amount, fees } = dealFigures(deal);
  const { held, lots } = ledger;
  if (quantity.gt(held)) {
    return { reason: 'sold-more-than-held', dealId, sold: quantity, held, heldInLev: false };
  }
  ledger.disposed = ledger.disposed.plus(quantity);
  const proceeds = amount.minus(fees);
  const taken = deal.isByIssuer === true ? lots.takeFromEach(quantity, held) : lots.take(quantity);
  enterDisposal(ledger, { kind: 'sale', dealId, day, quantity, price, amount, fees, proceeds }, taken);
  return undefined;
}

const UNKNOWN = { price: null, amount: null, fees: null, proceeds: null } as const;

/** Closes a purchase marked as no longer held, as far as sales have not already taken it. */
export function enterClosing(ledger: PositionLedger, deal: Deal, day: CalendarDate | null): void {
  ledger.closed = ledger.closed.plus(deal.quantity);
  const quantity = Decimal.min(ledger.held, ledger.closed.minus(ledger.disposed));
  if (quantity.lte(0)) return;
  ledger.disposed = ledger.disposed.plus(quantity);
  ledger.closedWithoutSale = ledger.closedWithoutSale.plus(quantity);
  const closing = { kind: 'closing', dealId: deal.id, day, quantity, ...UNKNOWN } as const;
  enterDisposal(ledger, closing, ledger.lots.take(quantity));
}

/** Enters a repayment by the issuer. Every lot shrinks in proportion, with FIFO too. */
export function enterRepayment(ledger: PositionLedger, repayment: RepaymentStep): void {
  const { held, lots } = ledger;
  const quantity = repaidNominal(held, repayment);
  if (quantity.isZero()) return;
  const { kind, day, price } = repayment;
  const amount = amountAtPrice('bond', quantity, price);
  const paid = { price, amount, fees: ZERO, proceeds: amount };
  enterDisposal(ledger, { kind, dealId: null, day, quantity, ...paid }, lots.takeFromEach(quantity, held));
}

/** Moves a part of the cost to another security, at cost and so without a gain. */
export function enterSpinOff(ledger: PositionLedger, { day, percent }: CostMove): void {
  const taken = ledger.lots.takeCost(percent);
  const amount = sumDecimals(taken.map(({ cost }) => cost));
  if (amount.isZero()) return;
  const paid = { price: ZERO, amount, fees: ZERO, proceeds: amount };
  enterDisposal(ledger, { kind: 'spin_off', dealId: null, day, quantity: ZERO, ...paid }, taken);
}

/** The figures after the last event entered. */
export function ledgerFigures(ledger: PositionLedger): PositionFigures {
  const { held, cost, gain, closedWithoutSale } = ledger;
  return {
    quantity: held,
    cost,
    realisedGain: closedWithoutSale.isZero() ? gain : null,
    closedWithoutSale,
    lots: shownLots(ledger, ledger.lots.all()),
  };
}
