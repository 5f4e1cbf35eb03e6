import type { CalendarDate } from '../../calendar-date.ts';
import type { CurrencyAmount } from '../../money/currency-amount.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import type { RateHistory } from '../../money/rate-history.ts';
import type { PeriodFlow } from '../../returns/held-period.ts';
import { dealAccrued } from '../positions/deal-accrued.ts';
import type { Deal, PositionKey } from '../positions/deal.ts';
import type { DisposalStep, Position, PositionStep, PurchaseStep } from '../positions/position.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import type { Market, MissingRate, ValueProblem } from '../valuation/value-position.ts';

/** Received interest or a dividend. Principal is not included: it comes from the bond's schedule. */
export interface SecurityPayment extends PositionKey {
  readonly day: CalendarDate;
  /** Before tax, in the security's currency. */
  readonly gross: DecimalLike;
  /** Withheld tax; may be in euro instead of the security's currency. */
  readonly tax: CurrencyAmount | null;
}

/** The costs that a return deducts: fees and tax, fees only, or neither. */
export const RETURN_COSTS = ['after-fees-and-tax', 'after-fees', 'before-fees-and-tax'] as const;
export type ReturnCosts = (typeof RETURN_COSTS)[number];

/** Why a position has no return. */
export type ReturnProblem =
  | ValueProblem
  /** Marked as no longer held without a sale, so the proceeds are not known. */
  | { readonly reason: 'closed-without-sale'; readonly dealId: number | null };

/** The money that a position's deals, repayments and payments moved on a day: euro at the rate of the day, unrounded. */
export interface PositionFlow extends PeriodFlow {
  /** Without accrued interest and fees. */
  readonly bought: Decimal;
  /** Sold, or repaid by the issuer. */
  readonly sold: Decimal;
  readonly accruedPaid: Decimal;
  readonly accruedReceived: Decimal;
  /** Interest and dividends before tax. */
  readonly income: Decimal;
  readonly fees: Decimal;
  readonly tax: Decimal;
  /** The part that came from another security in a spin-off; negative if it went to one. */
  readonly moved: Decimal;
}

type Movement = Partial<Omit<PositionFlow, keyof PeriodFlow>>;
type ToEuro = (amount: DecimalLike, currency: Currency) => Decimal;

const ZERO = new Decimal(0);
const NO_MOVEMENT = {
  bought: ZERO,
  sold: ZERO,
  accruedPaid: ZERO,
  accruedReceived: ZERO,
  income: ZERO,
  fees: ZERO,
  tax: ZERO,
  moved: ZERO,
};

/** A negative net amount is money that came in. */
function toFlow(day: CalendarDate, movement: Movement): PositionFlow {
  const parts = { ...NO_MOVEMENT, ...movement };
  const { bought, sold, accruedPaid, accruedReceived, income, fees, tax } = parts;
  const received = sold.plus(accruedReceived).plus(income);
  const net = received.minus(bought).minus(accruedPaid).minus(fees).minus(tax);
  return {
    ...parts,
    day,
    moneyIn: net.lt(0) ? net.negated() : ZERO,
    moneyOut: net.gt(0) ? net : ZERO,
  };
}

interface Conversion {
  readonly position: Position;
  readonly terms: SecurityTerms | undefined;
  readonly costs: ReturnCosts;
  readonly toEuro: ToEuro;
}

const countedFees = (fees: Decimal | null, { costs }: Conversion) =>
  costs === 'before-fees-and-tax' || fees === null ? ZERO : fees;

function purchaseMovement(step: PurchaseStep, deal: Deal | undefined, conversion: Conversion): Movement {
  const { position, terms, toEuro } = conversion;
  const inEuro = (amount: DecimalLike) => toEuro(amount, position.currency);
  const accrued = deal === undefined ? null : dealAccrued(deal, terms);
  return {
    bought: inEuro(step.amount),
    moved: step.isSpunOff ? inEuro(step.amount) : ZERO,
    accruedPaid: inEuro(accrued ?? ZERO),
    fees: inEuro(countedFees(step.fees, conversion)),
  };
}

function disposalMovement(step: DisposalStep, deal: Deal | undefined, conversion: Conversion): Movement {
  const { position, terms, costs, toEuro } = conversion;
  const inEuro = (amount: DecimalLike) => toEuro(amount, position.currency);
  const accrued = deal === undefined ? null : dealAccrued(deal, terms);
  return {
    sold: inEuro(step.amount ?? ZERO),
    moved: step.kind === 'spin_off' ? inEuro(step.cost.negated()) : ZERO,
    accruedReceived: inEuro(accrued ?? ZERO),
    fees: inEuro(countedFees(step.fees, conversion)),
    tax: inEuro(costs === 'after-fees-and-tax' ? (deal?.tax ?? ZERO) : ZERO),
  };
}

function paymentMovement({ gross, tax, currency }: SecurityPayment, { costs, toEuro }: Conversion): Movement {
  const isTaxed = costs === 'after-fees-and-tax' && tax !== null;
  return { income: toEuro(gross, currency), tax: isTaxed ? toEuro(tax.amount, tax.currency) : ZERO };
}

export interface FlowPeriod {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const isWithin = (day: CalendarDate | null, { start, end }: FlowPeriod): day is CalendarDate =>
  day !== null && day > start && day <= end;

type FlowsOrProblem =
  | { readonly ok: true; readonly value: readonly PositionFlow[] }
  | { readonly ok: false; readonly problem: ReturnProblem };

/** Converts to euro at the rate of the day; adds missing rates to `lacking`. */
function euroConverter(day: CalendarDate, rates: RateHistory, lacking: MissingRate[]): ToEuro {
  return (amount, currency) => {
    const rate = rates(currency, day);
    if (rate === undefined) lacking.push({ currency, day });
    return new Decimal(amount).div(rate?.unitsPerEuro ?? 1);
  };
}

/** Adds two flows of the same day. */
function addFlows(one: PositionFlow, other: PositionFlow): PositionFlow {
  return {
    day: one.day,
    moneyIn: one.moneyIn.plus(other.moneyIn),
    moneyOut: one.moneyOut.plus(other.moneyOut),
    bought: one.bought.plus(other.bought),
    sold: one.sold.plus(other.sold),
    accruedPaid: one.accruedPaid.plus(other.accruedPaid),
    accruedReceived: one.accruedReceived.plus(other.accruedReceived),
    income: one.income.plus(other.income),
    fees: one.fees.plus(other.fees),
    tax: one.tax.plus(other.tax),
    moved: one.moved.plus(other.moved),
  };
}

export interface FlowOptions {
  readonly period: FlowPeriod;
  readonly costs: ReturnCosts;
  readonly market: Pick<Market, 'rates' | 'terms'>;
}

/**
 * The flows of a position after the start of the period up to its end: one for each day, in no particular order. `payments` are those of
 * this position; there may be thousands.
 */
export function* positionFlowsInSteps(
  position: Position,
  payments: readonly SecurityPayment[],
  { period, costs, market }: FlowOptions,
): Generator<undefined, FlowsOrProblem> {
  const deals = new Map(position.deals.map((deal) => [deal.id, deal]));
  if (position.problem !== null) return { ok: false, problem: position.problem };
  const lacking: MissingRate[] = [];
  const terms = market.terms.get(position.isin);
  const conversionOn = (day: CalendarDate): Conversion => {
    return { position, terms, costs, toEuro: euroConverter(day, market.rates, lacking) };
  };
  const findDeal = ({ dealId }: PositionStep) => (dealId === null ? undefined : deals.get(dealId));
  const flows = new Map<CalendarDate, PositionFlow>();
  const add = (flow: PositionFlow) => {
    const before = flows.get(flow.day);
    flows.set(flow.day, before === undefined ? flow : addFlows(before, flow));
  };
  for (const step of position.steps) {
    yield;
    if (!isWithin(step.day, period)) continue;
    if (step.kind === 'closing')
      return { ok: false, problem: { reason: 'closed-without-sale', dealId: step.dealId } };
    const movement =
      step.kind === 'purchase'
        ? purchaseMovement(step, findDeal(step), conversionOn(step.day))
        : disposalMovement(step, findDeal(step), conversionOn(step.day));
    add(toFlow(step.day, movement));
  }
  for (const payment of payments) {
    yield;
    if (isWithin(payment.day, period))
      add(toFlow(payment.day, paymentMovement(payment, conversionOn(payment.day))));
  }
  const [missing] = lacking;
  return missing === undefined
    ? { ok: true, value: [...flows.values()] }
    : { ok: false, problem: { reason: 'no-rate', ...missing } };
}
