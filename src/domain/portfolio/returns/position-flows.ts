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
import type { Market, ValueProblem } from '../valuation/value-on-a-day.ts';

/** Interest or a dividend that arrived. Principal is none: it comes from the bond's schedule. */
export interface SecurityPayment extends PositionKey {
  readonly day: CalendarDate;
  /** Before tax, in the security's currency. */
  readonly gross: DecimalLike;
  /** Withheld from it; entered in euro for some. */
  readonly tax: CurrencyAmount | null;
}

/** What a return counts as lost: all costs, only fees, or neither fees nor tax. */
export const RETURN_COSTS = ['after-fees-and-tax', 'after-fees', 'before-fees-and-tax'] as const;
export type ReturnCosts = (typeof RETURN_COSTS)[number];

/** Why a position has no return. */
export type ReturnProblem =
  | ValueProblem
  /** Marked as no longer held without a sale, so the proceeds are not known. */
  | { readonly reason: 'closed-without-sale'; readonly dealId: number | null };

/** A deal, a repayment or a payment of one position: what moved, in euro at the rate of its day, unrounded. */
export interface PositionFlow extends PeriodFlow {
  /** Without accrued interest and fees. */
  readonly bought: Decimal;
  /** Sold, or paid back by the issuer. */
  readonly sold: Decimal;
  readonly accruedPaid: Decimal;
  readonly accruedReceived: Decimal;
  /** Interest and dividends before tax. */
  readonly income: Decimal;
  readonly fees: Decimal;
  readonly tax: Decimal;
  /** What of it came from another security by a spin-off; below 0 what went to one. */
  readonly moved: Decimal;
}

type Movement = Partial<Omit<PositionFlow, keyof PeriodFlow>>;
type ToEuro = (amount: DecimalLike, currency: Currency) => Decimal;

const NOTHING = new Decimal(0);
const NO_MOVEMENT = {
  bought: NOTHING,
  sold: NOTHING,
  accruedPaid: NOTHING,
  accruedReceived: NOTHING,
  income: NOTHING,
  fees: NOTHING,
  tax: NOTHING,
  moved: NOTHING,
};

/** What leaves less than it costs is money that came in. */
function toFlow(day: CalendarDate, movement: Movement): PositionFlow {
  const parts = { ...NO_MOVEMENT, ...movement };
  const { bought, sold, accruedPaid, accruedReceived, income, fees, tax } = parts;
  const received = sold.plus(accruedReceived).plus(income);
  const net = received.minus(bought).minus(accruedPaid).minus(fees).minus(tax);
  return {
    ...parts,
    day,
    moneyIn: net.lt(0) ? net.negated() : NOTHING,
    moneyOut: net.gt(0) ? net : NOTHING,
  };
}

interface Conversion {
  readonly position: Position;
  readonly terms: SecurityTerms | undefined;
  readonly costs: ReturnCosts;
  readonly toEuro: ToEuro;
}

const countedFees = (fees: Decimal | null, { costs }: Conversion) =>
  costs === 'before-fees-and-tax' || fees === null ? NOTHING : fees;

function purchaseMovement(step: PurchaseStep, deal: Deal | undefined, conversion: Conversion): Movement {
  const { position, terms, toEuro } = conversion;
  const inEuro = (amount: DecimalLike) => toEuro(amount, position.currency);
  const accrued = deal === undefined ? null : dealAccrued(deal, terms);
  return {
    bought: inEuro(step.amount),
    moved: step.isSpunOff ? inEuro(step.amount) : NOTHING,
    accruedPaid: inEuro(accrued ?? NOTHING),
    fees: inEuro(countedFees(step.fees, conversion)),
  };
}

function disposalMovement(step: DisposalStep, deal: Deal | undefined, conversion: Conversion): Movement {
  const { position, terms, costs, toEuro } = conversion;
  const inEuro = (amount: DecimalLike) => toEuro(amount, position.currency);
  const accrued = deal === undefined ? null : dealAccrued(deal, terms);
  return {
    sold: inEuro(step.amount ?? NOTHING),
    moved: step.kind === 'spin_off' ? inEuro(step.cost.negated()) : NOTHING,
    accruedReceived: inEuro(accrued ?? NOTHING),
    fees: inEuro(countedFees(step.fees, conversion)),
    tax: inEuro(costs === 'after-fees-and-tax' ? (deal?.tax ?? NOTHING) : NOTHING),
  };
}

function paymentMovement({ gross, tax, currency }: SecurityPayment, { costs, toEuro }: Conversion): Movement {
  const isTaxed = costs === 'after-fees-and-tax' && tax !== null;
  return { income: toEuro(gross, currency), tax: isTaxed ? toEuro(tax.amount, tax.currency) : NOTHING };
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

/** The amount in euro by the rate of the day; notes the currency that has none. */
function euroConverter(day: CalendarDate, rates: RateHistory, lacking: Set<Currency>): ToEuro {
  return (amount, currency) => {
    const rate = rates(currency, day);
    if (rate === undefined) lacking.add(currency);
    return new Decimal(amount).div(rate?.unitsPerEuro ?? 1);
  };
}

/** What moved on one day, put together. */
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
 * All that came into a position and went out of it after the start of the period up to its end,
 * one flow for each day, in no certain order. `payments` are those of this position; they may be thousands.
 */
export function* positionFlowsInSteps(
  position: Position,
  payments: readonly SecurityPayment[],
  { period, costs, market }: FlowOptions,
): Generator<undefined, FlowsOrProblem> {
  const deals = new Map(position.deals.map((deal) => [deal.id, deal]));
  if (position.problem !== null) return { ok: false, problem: position.problem };
  const lacking = new Set<Currency>();
  const terms = market.terms.get(position.isin);
  const conversionOn = (day: CalendarDate): Conversion => {
    return { position, terms, costs, toEuro: euroConverter(day, market.rates, lacking) };
  };
  const findDeal = ({ dealId }: PositionStep) => (dealId === null ? undefined : deals.get(dealId));
  const flows = new Map<CalendarDate, PositionFlow>();
  const add = (flow: PositionFlow) => {
    const ofDay = flows.get(flow.day);
    flows.set(flow.day, ofDay === undefined ? flow : addFlows(ofDay, flow));
  };
  for (const step of position.steps) {
    yield;
    if (!isWithin(step.day, period)) continue;
    if (step.kind === 'closing')
      return { ok: false, problem: { reason: 'closed-without-sale', dealId: step.dealId } };
    const toMovement =
      step.kind === 'purchase'
        ? purchaseMovement(step, findDeal(step), conversionOn(step.day))
        : disposalMovement(step, findDeal(step), conversionOn(step.day));
    add(toFlow(step.day, toMovement));
  }
  for (const payment of payments) {
    yield;
    if (isWithin(payment.day, period))
      add(toFlow(payment.day, paymentMovement(payment, conversionOn(payment.day))));
  }
  const [currency] = lacking;
  return currency === undefined
    ? { ok: true, value: [...flows.values()] }
    : { ok: false, problem: { reason: 'no-rate', currency } };
}
