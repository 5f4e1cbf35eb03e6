import { addDays, type CalendarDate } from '../../calendar-date.ts';
import { groupBy } from '../../group-by.ts';
import { Decimal } from '../../money/decimal.ts';
import type { PeriodFlow } from '../../returns/held-period.ts';
import { positionKey, positionKeyText, type PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { valuePosition, type Market, type PositionValue } from '../valuation/value-position.ts';
import { valuesOverTime } from '../valuation/values-over-time.ts';
import { createLocalReturn, splitByCurrency, type CurrencyReturns } from './currency-returns.ts';
import {
  positionFlowsInSteps,
  type FlowPeriod,
  type PositionFlow,
  type ReturnCosts,
  type ReturnProblem,
  type SecurityPayment,
} from './position-flows.ts';
import { addParts, NO_PARTS, pointParts, type ProfitParts } from './profit-parts.ts';
import { flowsByDay, returnFiguresInSteps, type ReturnFigures, type ValuedDay } from './return-figures.ts';

interface MemberReturn extends PositionKey, ReturnFigures {
  /** The time-weighted return, split; null if the position is in euro or lev, or was lost. */
  readonly inCurrency: CurrencyReturns | null;
}

export interface PositionReturn extends MemberReturn {
  /**
   * Its profit divided by the portfolio's average capital, a fraction; null if that is not above 0. The contributions add up to the
   * portfolio's return.
   */
  readonly contribution: Decimal | null;
}

/** A position without a return; no sum includes it. */
export interface LeftOutOfReturn extends PositionKey {
  readonly problem: ReturnProblem;
}

export interface PortfolioReturn {
  /** The portfolio's return; null if nothing was held at the start and there were no flows. */
  readonly whole: ReturnFigures | null;
  /** The positions that were held at the start or had flows, in the given order. */
  readonly positions: readonly PositionReturn[];
  readonly leftOut: readonly LeftOutOfReturn[];
  /** The portfolio's value on each valuation day, for verification. */
  readonly days: readonly ValuedDay[];
  /** The portfolio's flows, one for each day. */
  readonly flows: readonly PeriodFlow[];
}

export interface ReturnOptions {
  /** The period is (start, end]: flows on `start` are already in the first value. */
  readonly period: FlowPeriod;
  readonly payments: readonly SecurityPayment[];
  /** Undated prices, if any, apply at the end of the period. */
  readonly market: Market;
  readonly costs: ReturnCosts;
}

export interface PositionWithFlows {
  readonly position: Position;
  readonly flows: readonly PositionFlow[];
}

type ValuationDays = readonly [CalendarDate, ...CalendarDate[]];

/** The start, the day before and the day of each flow, and the end. */
function valuationDays(flowDays: Iterable<CalendarDate>, { start, end }: FlowPeriod): ValuationDays {
  const days = new Set([end]);
  for (const day of flowDays) days.add(addDays(day, -1)).add(day);
  return [start, ...[...days].filter((day) => day > start).sort()];
}

const hasDeal = (flows: readonly PositionFlow[]) =>
  flows.some(({ bought, sold }) => !bought.isZero() || !sold.isZero());

function toValuedDay(day: CalendarDate, value: PositionValue, flows: readonly PositionFlow[]): ValuedDay {
  const isPriced = hasDeal(flows) || value.quantity.isZero() || value.price?.day === day;
  return { day, value: value.eur.value.toNumber(), isPriced };
}

/** A position, valued on the days of its own flows. */
interface ValuedMember {
  readonly days: readonly [ValuedDay, ...ValuedDay[]];
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  readonly parts: ProfitParts;
  /** The time-weighted return in the position's own currency; null for euro and lev. */
  readonly localReturn: number | null;
}

type Valued<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ReturnProblem };

function* valueMember(
  { position, flows }: PositionWithFlows,
  period: FlowPeriod,
  market: Market,
): Generator<undefined, Valued<ValuedMember>> {
  const byDay = flowsByDay(flows);
  const [start, ...later] = valuationDays(byDay.keys(), period);
  const { prices, rates, terms } = market;
  const first = valuePosition(position, start, { prices, rates, terms });
  if (!first.ok) return first;
  const days: [ValuedDay, ...ValuedDay[]] = [toValuedDay(start, first.value, [])];
  const local = createLocalReturn(position, first.value);
  let before = first.value;
  let endValue = first.value.eur.value;
  let parts = NO_PARTS;
  for (const day of later) {
    yield;
    const isEnd = day === period.end;
    const valuation = valuePosition(position, day, isEnd ? market : { prices, rates, terms });
    if (!valuation.ok) return valuation;
    const { value } = valuation;
    const dayFlows = byDay.get(day) ?? [];
    days.push(toValuedDay(day, value, dayFlows));
    if (isEnd) endValue = value.eur.value;
    const unitsPerEuro = market.rates(position.currency, day)?.unitsPerEuro;
    const point = { value, flows: dayFlows, unitsPerEuro };
    local.add(point);
    if (dayFlows.length === 0 && !isEnd) continue;
    parts = addParts(parts, pointParts(before, point));
    before = value;
  }
  const startValue = first.value.eur.value;
  return { ok: true, value: { days, startValue, endValue, parts, localReturn: local.total() } };
}

/** `moved` is kept out of both amounts, because spin-offs between two positions of the portfolio cancel out. */
type WholeFlow = PeriodFlow & Pick<PositionFlow, 'moved'>;

const nonNegative = (amount: Decimal) => Decimal.max(amount, 0);

/** The portfolio's flows. A spin-off counts as far as it moved cost into or out of the portfolio. */
function wholeFlows({ flows }: Total): PeriodFlow[] {
  return [...flows.values()].map(({ day, moneyIn, moneyOut, moved }) => ({
    day,
    moneyIn: moneyIn.plus(nonNegative(moved)),
    moneyOut: moneyOut.plus(nonNegative(moved.negated())),
  }));
}

/** The combined values and flows of all positions. */
interface Total {
  readonly days: ValuationDays;
  /** The days between start and end; `values` and `priced` have one entry for each. */
  readonly between: readonly CalendarDate[];
  readonly values: Float64Array;
  readonly priced: Uint8Array;
  readonly flows: Map<CalendarDate, WholeFlow>;
  startValue: Decimal;
  endValue: Decimal;
  isEndPriced: boolean;
  parts: ProfitParts;
}

function emptyTotal(days: ValuationDays): Total {
  const between = days.slice(1, -1);
  return {
    days,
    between,
    values: new Float64Array(between.length),
    priced: new Uint8Array(between.length).fill(1),
    flows: new Map(),
    startValue: new Decimal(0),
    endValue: new Decimal(0),
    isEndPriced: true,
    parts: NO_PARTS,
  };
}

function* addToWhole(
  whole: Total,
  { position, flows }: PositionWithFlows,
  { valued, market }: { readonly valued: ValuedMember; readonly market: Market },
): Generator<undefined, Valued<null>> {
  const series = yield* valuesOverTime(position, whole.between, market);
  const [missing] = series.missing;
  if (missing !== undefined) return { ok: false, problem: missing.problem };
  const { values, priceDays } = series;
  const dealt = new Set(flows.filter((flow) => hasDeal([flow])).map(({ day }) => day));
  for (const [i, day] of whole.between.entries()) {
    whole.values[i] = (whole.values[i] ?? 0) + (values[i] ?? 0);
    const priceDay = priceDays[i];
    if (priceDay !== undefined && priceDay !== day && !dealt.has(day)) whole.priced[i] = 0;
  }
  for (const flow of flows) {
    const before = whole.flows.get(flow.day);
    const { day, moneyIn, moneyOut, moved } = flow;
    whole.flows.set(day, {
      day,
      moneyIn: moneyIn.minus(nonNegative(moved)).plus(before?.moneyIn ?? 0),
      moneyOut: moneyOut.minus(nonNegative(moved.negated())).plus(before?.moneyOut ?? 0),
      moved: moved.plus(before?.moved ?? 0),
    });
  }
  whole.startValue = whole.startValue.plus(valued.startValue);
  whole.endValue = whole.endValue.plus(valued.endValue);
  whole.isEndPriced &&= valued.days.at(-1)?.isPriced ?? true;
  whole.parts = addParts(whole.parts, valued.parts);
  return { ok: true, value: null };
}

function wholeDays({ days, values, priced, startValue, endValue, isEndPriced }: Total) {
  const [start, ...later] = days;
  const first: ValuedDay = { day: start, value: startValue.toNumber(), isPriced: true };
  const rest = later.map((day, i): ValuedDay => {
    return i === later.length - 1
      ? { day, value: endValue.toNumber(), isPriced: isEndPriced }
      : { day, value: values[i] ?? 0, isPriced: priced[i] === 1 };
  });
  return [first, ...rest] as const;
}

/** Computes the return over a period while positions are added one by one. */
export interface ReturnSum {
  /** Leaves out a position that cannot be valued, with the reason. */
  addInSteps(member: PositionWithFlows, market: Market): Generator<undefined, void>;
  leaveOut(position: Position, problem: ReturnProblem): void;
  totalInSteps(): Generator<undefined, PortfolioReturn>;
}

/** `flowDays` must include the flow days of all positions to be added; other days do not change the result. */
export function createReturnSum(flowDays: Iterable<CalendarDate>, period: FlowPeriod): ReturnSum {
  const whole = emptyTotal(valuationDays(flowDays, period));
  const known = new Set(whole.days);
  const members: MemberReturn[] = [];
  const leftOut: LeftOutOfReturn[] = [];
  const leaveOut: ReturnSum['leaveOut'] = (position, problem) => {
    leftOut.push({ ...positionKey(position), problem });
  };
  return {
    leaveOut,
    *addInSteps(member, market) {
      if (!member.flows.every(({ day }) => known.has(day)))
        throw new Error('a flow on a day that is not valued');
      const valued = yield* valueMember(member, period, market);
      const added = valued.ok ? yield* addToWhole(whole, member, { valued: valued.value, market }) : valued;
      if (!valued.ok || !added.ok) {
        if (!added.ok) leaveOut(member.position, added.problem);
        return;
      }
      const figures = yield* returnFiguresInSteps({ ...valued.value, flows: member.flows });
      if (figures === undefined) return;
      const inCurrency = splitByCurrency(figures.timeWeighted.total, valued.value.localReturn);
      members.push({ ...positionKey(member.position), ...figures, inCurrency });
    },
    *totalInSteps() {
      const days = wholeDays(whole);
      const flows = wholeFlows(whole);
      const { startValue, endValue, parts } = whole;
      const figures = yield* returnFiguresInSteps({ days, startValue, endValue, flows, parts });
      const capital = figures?.averageCapital;
      const contribution = ({ profit }: ReturnFigures) => (capital?.gt(0) ? profit.div(capital) : null);
      const positions = members.map((each) => ({ ...each, contribution: contribution(each) }));
      return { whole: figures ?? null, positions, leftOut, days, flows };
    },
  };
}

function drain<Value>(steps: Iterator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * The returns of positions over a period, together and individually; the portfolio's return is computed from its combined values and
 * flows, never as a mean of returns. The positions are those of one level (a security, a bank, all), computed for the end of the period
 * with `refuseUndated`. A position that cannot be valued is left out with the reason.
 */
export function portfolioReturn(positions: readonly Position[], options: ReturnOptions): PortfolioReturn {
  const { period, costs, market } = options;
  const payments = groupBy(options.payments, positionKeyText);
  const members: PositionWithFlows[] = [];
  const problems: [Position, ReturnProblem][] = [];
  for (const position of positions) {
    const received = payments.get(positionKeyText(position)) ?? [];
    const flows = drain(positionFlowsInSteps(position, received, { period, costs, market }));
    if (flows.ok) members.push({ position, flows: flows.value });
    else problems.push([position, flows.problem]);
  }
  const flowDays = members.flatMap(({ flows }) => flows.map(({ day }) => day));
  const sum = createReturnSum(flowDays, period);
  for (const [position, problem] of problems) sum.leaveOut(position, problem);
  for (const member of members) drain(sum.addInSteps(member, market));
  return drain(sum.totalInSteps());
}
