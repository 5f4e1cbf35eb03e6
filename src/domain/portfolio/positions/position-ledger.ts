import type { RepaymentStep } from '../../bonds/terms/repayment.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumDecimals } from '../../money/decimal.ts';
import type { HoldingKind } from '../holding.ts';
import { atPrice, dealAmount, type Deal } from './deal.ts';
import { emptyLots, NOMINAL_PLACES, type CostMethod, type Lot, type Lots } from './lots.ts';
import type { DisposalStep, PositionFigures, PositionProblem, PositionStep } from './position.ts';
import { accruedPerHundred, type SecurityTerms } from './security-terms.ts';

const NOTHING = new Decimal(0);

/** What tells one position's books apart. */
interface LedgerBasis {
  readonly kind: HoldingKind;
  readonly method: CostMethod;
  /** Of a bond. */
  readonly terms: SecurityTerms | undefined;
}

/** The books of one position, into which its events are entered in their order. */
export interface PositionLedger extends LedgerBasis {
  readonly lots: Lots;
  readonly steps: PositionStep[];
  held: Decimal;
  cost: Decimal;
  gain: Decimal;
  /** What left by sales and closings. */
  left: Decimal;
  /** What the owner has marked as no longer held. */
  closed: Decimal;
  closedWithoutSale: Decimal;
}

export function openLedger(basis: LedgerBasis): PositionLedger {
  return {
    ...basis,
    lots: emptyLots(basis.method),
    steps: [],
    held: NOTHING,
    cost: NOTHING,
    gain: NOTHING,
    left: NOTHING,
    closed: NOTHING,
    closedWithoutSale: NOTHING,
  };
}

/** Accrued interest of a deal in its currency, 2 places; null where it was not entered and the terms do not tell it. */
function dealAccrued(deal: Deal, terms: SecurityTerms | undefined): Decimal | null {
  if (deal.accrued !== null) return new Decimal(deal.accrued);
  if (deal.kind !== 'bond') return NOTHING;
  const day = deal.settlementDay ?? deal.day;
  const perHundred = day === null ? undefined : accruedPerHundred(terms, day);
  return perHundred === undefined ? null : roundTo(perHundred.times(deal.quantity).div(100), AMOUNT_PLACES);
}

function dealFigures(deal: Deal, terms: SecurityTerms | undefined) {
  return {
    dealId: deal.id,
    day: deal.day,
    quantity: new Decimal(deal.quantity),
    price: new Decimal(deal.price),
    amount: dealAmount(deal),
    fees: new Decimal(deal.fees),
    accrued: dealAccrued(deal, terms),
  };
}

/** By the average the one lot of all purchases tells nothing. */
const shownLots = ({ method }: PositionLedger, lots: readonly Lot[]) => (method === 'fifo' ? lots : []);

export function enterPurchase(ledger: PositionLedger, deal: Deal): void {
  const purchase = dealFigures(deal, ledger.terms);
  const { dealId, day, quantity } = purchase;
  const cost = purchase.amount.plus(purchase.fees);
  ledger.lots.add({ dealId, day, quantity, cost });
  ledger.held = ledger.held.plus(quantity);
  ledger.cost = ledger.cost.plus(cost);
  const after = { quantityAfter: ledger.held, costAfter: ledger.cost };
  ledger.steps.push({ kind: 'purchase', ...purchase, cost, ...after });
}

type Disposal = Omit<DisposalStep, 'cost' | 'gain' | 'lots' | 'quantityAfter' | 'costAfter'>;

function enterDisposal(ledger: PositionLedger, disposal: Disposal, taken: readonly Lot[]): void {
  const cost = sumDecimals(taken.map((lot) => lot.cost));
  const gain = disposal.proceeds?.minus(cost) ?? null;
  ledger.held = ledger.held.minus(disposal.quantity);
  ledger.cost = ledger.cost.minus(cost);
  ledger.gain = ledger.gain.plus(gain ?? NOTHING);
  const after = { quantityAfter: ledger.held, costAfter: ledger.cost };
  ledger.steps.push({ ...disposal, cost, gain, lots: shownLots(ledger, taken), ...after });
}

/** Enters nothing and says why where more is sold than held. */
export function enterSale(ledger: PositionLedger, deal: Deal): PositionProblem | undefined {
  const sale = dealFigures(deal, ledger.terms);
  const { dealId, quantity, amount, fees } = sale;
  const { held, lots } = ledger;
  if (quantity.gt(held)) {
    return { reason: 'sold-more-than-held', dealId, sold: quantity, held, heldInLev: false };
  }
  ledger.left = ledger.left.plus(quantity);
  enterDisposal(ledger, { kind: 'sale', ...sale, proceeds: amount.minus(fees) }, lots.take(quantity));
  return undefined;
}

const UNKNOWN = { price: null, amount: null, fees: null, proceeds: null, accrued: null } as const;

/** What is marked as no longer held leaves so far as no sale has taken it. */
export function enterClosing(ledger: PositionLedger, deal: Deal, day: CalendarDate | null): void {
  ledger.closed = ledger.closed.plus(deal.quantity);
  const quantity = Decimal.min(ledger.held, ledger.closed.minus(ledger.left));
  if (quantity.lte(0)) return;
  ledger.left = ledger.left.plus(quantity);
  ledger.closedWithoutSale = ledger.closedWithoutSale.plus(quantity);
  const closing = { kind: 'closing', dealId: deal.id, day, quantity, ...UNKNOWN } as const;
  enterDisposal(ledger, closing, ledger.lots.take(quantity));
}

/** What is paid back of what is held: in proportion to the nominal outstanding, the last of it whole. */
function repaidQuantity(held: Decimal, { percent, outstanding }: RepaymentStep): Decimal {
  if (percent.eq(outstanding)) return held;
  return roundTo(held.times(percent).div(outstanding), NOMINAL_PLACES);
}

/** The issuer pays back every bond, so it is taken from each lot in proportion, by FIFO too. */
export function enterRepayment(ledger: PositionLedger, repayment: RepaymentStep): void {
  const { held, lots } = ledger;
  const quantity = repaidQuantity(held, repayment);
  if (quantity.isZero()) return;
  const { kind, day, price } = repayment;
  const amount = roundTo(atPrice('bond', quantity, price), AMOUNT_PLACES);
  const paid = { price, amount, fees: NOTHING, proceeds: amount, accrued: null };
  enterDisposal(ledger, { kind, dealId: null, day, quantity, ...paid }, lots.takeFromEach(quantity, held));
}

export function ledgerFigures(ledger: PositionLedger): PositionFigures {
  const { kind, held, cost, gain, closedWithoutSale } = ledger;
  return {
    quantity: held,
    cost,
    averagePrice: held.isZero() ? null : cost.div(held).times(kind === 'bond' ? 100 : 1),
    realisedGain: closedWithoutSale.isZero() ? gain : null,
    closedWithoutSale,
    lots: shownLots(ledger, ledger.lots.all()),
  };
}
