import { compareDays, dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import type { Call } from '../terms/bond-features.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import type { YieldQuote } from '../terms/yield-quote.ts';
import { settleBond, type SettledBond, type SettlementProblem } from './accrued-interest.ts';
import { periodsBetween, settledBondFlows, type BondFlow, type BondFlows } from './bond-flows.ts';
import { dirtyPriceFromClean } from './bond-pricing.ts';
import { yieldFromDirtyPrice } from './bond-yield.ts';
import type { PriceProblem } from './payment-stream.ts';
import { interestBetween, outstandingAt, perOutstanding } from './period-interest.ts';

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
  /** Its payments if it ends on the day of the lowest yield. */
  readonly flows: BondFlows;
}

type EndProblem = SettlementProblem | PriceProblem;
type CallProblem = EndProblem | 'no-call';

/** A callable bond on its settlement date at a clean price per 100 outstanding. */
export interface CallableBond {
  readonly terms: BondTerms;
  readonly calls: readonly Call[];
  readonly settlement: CalendarDate;
  readonly quote: YieldQuote;
  readonly cleanPrice: number;
  /** True if the next coupon belongs to the seller. */
  readonly exDividend?: boolean;
}

/** The call price of what is then outstanding, per 100 outstanding at settlement, without accrued interest. */
export function repaidAtCall({ terms, outstanding }: SettledBond, { day, price }: Call): number {
  return perOutstanding((outstandingAt(terms, dayNumber(day)) * price) / 100, outstanding);
}

/** The payment if the bond is called, per 100 outstanding at settlement: call price plus accrued interest. */
function paidAtCall(bond: SettledBond, call: Call): number {
  const { schedule, periodStart, periodEnds, outstanding } = bond;
  const day = dayNumber(call.day);
  const place = { day, position: schedule.grid.positionAt(day) };
  const end = periodEnds.find((each) => each.day > day);
  const start = periodEnds.findLast((each) => each.day <= day) ?? periodStart;
  const accrued = end === undefined ? 0 : interestBetween(bond, { start, end }, { start, end: place });
  return repaidAtCall(bond, call) + perOutstanding(accrued, outstanding);
}

/** All payments of the bond up to and including the call. */
function flowsToCall(bond: SettledBond, { flows, ...rest }: BondFlows, call: Call): BondFlows {
  const day = dayNumber(call.day);
  const before = flows.filter((flow) => flow.day < day);
  const sameDay = flows.find((flow) => flow.day === day);
  const last = before.at(-1)?.day ?? bond.settlement.day;
  const boundary = (at: number) => ({ day: at, position: bond.schedule.grid.positionAt(at) });
  const paid = paidAtCall(bond, call);
  const atCall: BondFlow = {
    day,
    coupon: sameDay?.coupon ?? 0,
    principal: (sameDay?.principal ?? 0) + paid,
    amount: (sameDay?.amount ?? 0) + paid,
    step: sameDay?.step ?? periodsBetween(bond, boundary(last), boundary(day)),
  };
  return { ...rest, flows: [...before, atCall] };
}

/** Calls strictly after settlement and before maturity, soonest first. */
export function openCalls({
  calls,
  settlement,
  terms,
}: Pick<CallableBond, 'calls' | 'settlement' | 'terms'>): Call[] {
  return calls
    .filter(({ day }) => day > settlement && day < terms.maturity)
    .sort((one, other) => compareDays(one.day, other.day));
}

interface Ending {
  readonly end: YieldToEnd;
  readonly flows: BondFlows;
}
type Ended = Result<Ending, EndProblem>;

/** The settled callable bond, with its payments if it is never called. */
interface SettledCallable extends CallableBond {
  readonly bond: SettledBond;
  readonly flows: BondFlows;
}

function settleCallable(callable: CallableBond): Result<SettledCallable, SettlementProblem> {
  const bond = settleBond(callable.terms, callable.settlement);
  if (!bond.ok) return bond;
  return success({
    ...callable,
    bond: bond.value,
    flows: settledBondFlows(bond.value, callable.exDividend),
  });
}

function endAt({ bond, flows, quote, cleanPrice }: SettledCallable, call: Call | undefined): Ended {
  const toEnd = call === undefined ? flows : flowsToCall(bond, flows, call);
  const found = yieldFromDirtyPrice(toEnd, quote, dirtyPriceFromClean(flows, cleanPrice));
  if (!found.ok) return found;
  const end: YieldToEnd =
    call === undefined
      ? { kind: 'maturity', day: dateFromDayNumber(bond.terms.maturity), yield: found.value }
      : { kind: 'call', day: call.day, yield: found.value };
  return success({ end, flows: toEnd });
}

/** The yield to the call on this day, or to the first call after settlement; `no-call` if there is none. */
export function yieldToCall(callable: CallableBond, callDay?: CalendarDate): Result<YieldToEnd, CallProblem> {
  const settled = settleCallable(callable);
  if (!settled.ok) return settled;
  const call = openCalls(callable).find(({ day }) => callDay === undefined || day === callDay);
  if (call === undefined) return failure('no-call');
  const ended = endAt(settled.value, call);
  return ended.ok ? success(ended.value.end) : ended;
}

/** The lowest of the yields to every call after settlement and to maturity (docs/bond-mathematics.md, 'Calls'). */
export function yieldToWorst(callable: CallableBond): Result<YieldToWorst, EndProblem> {
  const settled = settleCallable(callable);
  if (!settled.ok) return settled;
  const maturity = endAt(settled.value, undefined);
  if (!maturity.ok) return maturity;
  const endings: Ending[] = [];
  for (const call of openCalls(callable)) {
    const ending = endAt(settled.value, call);
    if (!ending.ok) return ending;
    endings.push(ending.value);
  }
  endings.push(maturity.value);
  const worst = endings.reduce(
    (lowest, ending) => (ending.end.yield < lowest.end.yield ? ending : lowest),
    maturity.value,
  );
  return success({ worst: worst.end, ends: endings.map(({ end }) => end), flows: worst.flows });
}
