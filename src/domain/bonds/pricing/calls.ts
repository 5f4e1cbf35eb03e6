import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { settleBond, type SettledBond, type SettlementProblem } from './accrued-interest.ts';
import { settledBondFlows, type BondFlow, type BondFlows } from './bond-flows.ts';
import { dirtyPriceFromClean } from './bond-pricing.ts';
import { yieldFromDirtyPrice } from './bond-yield.ts';
import type { PriceProblem } from './payment-stream.ts';
import { interestBetween, outstandingAt, perOutstanding } from './period-interest.ts';

/** A day on which the issuer may pay back all that is outstanding. */
export interface Call {
  readonly day: CalendarDate;
  /** Per 100 of what is then outstanding, without accrued interest, which is paid on top. */
  readonly price: number;
}

/** The yield to one of the days on which a bond may end. */
export interface YieldToEnd {
  readonly kind: 'call' | 'maturity';
  readonly day: CalendarDate;
  /** A fraction, as quoted. */
  readonly yield: number;
}

export interface YieldToWorst {
  readonly worst: YieldToEnd;
  /** All days on which the bond may end, soonest first. */
  readonly ends: readonly YieldToEnd[];
}

export type CallProblem = SettlementProblem | PriceProblem | 'no-call';

/** A callable bond on its settlement date at a clean price per 100 outstanding. */
export interface CallableBond {
  readonly terms: BondTerms;
  readonly calls: readonly Call[];
  readonly settlement: CalendarDate;
  readonly quote: YieldQuote;
  readonly cleanPrice: number;
}

/** Paid when the bond is called on the day, per 100 outstanding at settlement: the call price, and what has accrued. */
function paidAtCall(bond: SettledBond, day: number, price: number): number {
  const { terms, schedule, periodStart, periodEnds, outstanding } = bond;
  const place = { day, position: schedule.grid.positionAt(day) };
  const end = periodEnds.find((each) => each.day > day);
  const start = periodEnds.findLast((each) => each.day <= day) ?? periodStart;
  const accrued = end === undefined ? 0 : interestBetween(bond, { start, end }, { start, end: place });
  return perOutstanding((outstandingAt(terms, day) * price) / 100 + accrued, outstanding);
}

/** All that the bond pays up to the call and at it. */
function flowsToCall(bond: SettledBond, { flows, ...rest }: BondFlows, call: Call): BondFlows {
  const day = dayNumber(call.day);
  const before = flows.filter((flow) => flow.day < day);
  const sameDay = flows.find((flow) => flow.day === day);
  const last = before.at(-1)?.day ?? bond.settlement.day;
  const { grid } = bond.schedule;
  const paid = paidAtCall(bond, day, call.price);
  const atCall: BondFlow = {
    day,
    coupon: sameDay?.coupon ?? 0,
    principal: (sameDay?.principal ?? 0) + paid,
    amount: (sameDay?.amount ?? 0) + paid,
    step: sameDay?.step ?? grid.positionAt(day) - grid.positionAt(last),
  };
  return { ...rest, flows: [...before, atCall] };
}

/**
 * Calls after settlement and before maturity, soonest first: one of the settlement day is over, one of the maturity is none.
 */
function openCalls({ calls, settlement, terms }: CallableBond): Call[] {
  return calls
    .filter(({ day }) => day > settlement && day < terms.maturity)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

type Ended = Result<YieldToEnd, CallProblem>;

function yieldToEnd(bond: SettledBond, callable: CallableBond, call: Call | undefined): Ended {
  const flows = settledBondFlows(bond);
  const toEnd = call === undefined ? flows : flowsToCall(bond, flows, call);
  const dirtyPrice = dirtyPriceFromClean(flows, callable.cleanPrice);
  const found = yieldFromDirtyPrice(toEnd, callable.quote, dirtyPrice);
  if (!found.ok) return found;
  return success(
    call === undefined
      ? { kind: 'maturity', day: dateFromDayNumber(bond.terms.maturity), yield: found.value }
      : { kind: 'call', day: call.day, yield: found.value },
  );
}

/** The yield to the call of the day named, or to the first one after settlement; `no-call` where there is none. */
export function yieldToCall(callable: CallableBond, callDay?: CalendarDate): Ended {
  const call = openCalls(callable).find(({ day }) => callDay === undefined || day === callDay);
  if (call === undefined) return failure('no-call');
  const bond = settleBond(callable.terms, callable.settlement);
  return bond.ok ? yieldToEnd(bond.value, callable, call) : bond;
}

/** The lowest of the yields to every call after settlement and to maturity (docs/bond-mathematics.md, 'Calls'). */
export function yieldToWorst(callable: CallableBond): Result<YieldToWorst, CallProblem> {
  const bond = settleBond(callable.terms, callable.settlement);
  if (!bond.ok) return bond;
  const maturity = yieldToEnd(bond.value, callable, undefined);
  if (!maturity.ok) return maturity;
  const ends: YieldToEnd[] = [];
  for (const call of openCalls(callable)) {
    const end = yieldToEnd(bond.value, callable, call);
    if (!end.ok) return end;
    ends.push(end.value);
  }
  ends.push(maturity.value);
  const worst = ends.reduce((lowest, end) => (end.yield < lowest.yield ? end : lowest), maturity.value);
  return success({ worst, ends });
}
