import type { CalendarDate } from '../../calendar-date.ts';
import { groupBy } from '../../group-by.ts';
import { type Decimal, sumDecimals } from '../../money/decimal.ts';
import { annualise } from '../../returns/annualise.ts';
import {
  periodProfit,
  returnTime,
  type HeldPeriod,
  type PeriodFlow,
  type ReturnTime,
} from '../../returns/held-period.ts';
import { averageCapital } from '../../returns/modified-dietz.ts';
import { moneyWeightedReturn, type MoneyWeightedReturn } from '../../returns/money-weighted.ts';
import { timeWeightedReturn, type ValueStep } from '../../returns/time-weighted.ts';
import type { ProfitParts } from './profit-parts.ts';

/** The performance of the securities, independent of flows. Fractions. */
export interface TimeWeightedFigures {
  readonly total: number;
  /** Annualised; null for less than 365 days. */
  readonly annual: number | null;
  /** The share of flow days on which everything held had a price of that day; 1 without flow days. */
  readonly pricedShare: number;
}

/** The returns over a period. Amounts are in euro, unrounded; returns are fractions. */
export interface ReturnFigures extends ReturnTime {
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
  readonly profit: Decimal;
  readonly parts: ProfitParts;
  readonly timeWeighted: TimeWeightedFigures;
  /** Null if no rate solves it: everything was lost and nothing was paid out, or no day passed. */
  readonly moneyWeighted: MoneyWeightedReturn | null;
  /** Null if the average capital is not above 0. */
  readonly modifiedDietz: Decimal | null;
  readonly averageCapital: Decimal;
}

/** The value at the end of a valuation day. */
export interface ValuedDay {
  readonly day: CalendarDate;
  /** Euro. */
  readonly value: number;
  /** True if everything held has a price of that day. */
  readonly isPriced: boolean;
}

/** The values and flows of a period. */
export interface ValuedPeriod {
  /** Euro, unrounded: the exact values of the first and last day. */
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  /** Ascending: the start, the day before and the day of each flow, the end. Other days do not change the result. */
  readonly days: readonly [ValuedDay, ...ValuedDay[]];
  readonly flows: readonly PeriodFlow[];
  readonly parts: ProfitParts;
}

type FlowsByDay = ReadonlyMap<CalendarDate, readonly PeriodFlow[]>;

export function flowsByDay<Flow extends PeriodFlow>(flows: readonly Flow[]): Map<CalendarDate, Flow[]> {
  return groupBy(flows, ({ day }) => day);
}

const sumMoneyIn = (flows: readonly PeriodFlow[]) => sumDecimals(flows.map(({ moneyIn }) => moneyIn));
const sumMoneyOut = (flows: readonly PeriodFlow[]) => sumDecimals(flows.map(({ moneyOut }) => moneyOut));

/** One step per day. Days without flows do not change the result: their factors cancel out. */
function valueSteps(days: readonly ValuedDay[], byDay: FlowsByDay): ValueStep[] {
  return days.map(({ day, value }) => {
    const flows = byDay.get(day);
    // Fast path: most valuation days have no flow of this position.
    if (flows === undefined) return { moneyIn: 0, value, moneyOut: 0 };
    return {
      moneyIn: sumMoneyIn(flows).toNumber(),
      value,
      moneyOut: sumMoneyOut(flows).toNumber(),
    };
  });
}

function timeWeightedFigures({ days, flows }: ValuedPeriod, time: ReturnTime): TimeWeightedFigures {
  const [start, ...later] = days;
  const byDay = flowsByDay(flows);
  const total = timeWeightedReturn(start.value, valueSteps(later, byDay));
  const priced = later.filter(({ day, isPriced }) => isPriced && byDay.has(day)).length;
  return {
    total,
    annual: annualise(total, time.days),
    pricedShare: byDay.size === 0 ? 1 : priced / byDay.size,
  };
}

/**
 * All returns of a position, or of several whose values and flows are combined. Undefined if nothing was held. Yields between steps,
 * because there may be ten thousand flow days.
 */
export function* returnFiguresInSteps(period: ValuedPeriod): Generator<undefined, ReturnFigures | undefined> {
  const { days, flows, parts, startValue, endValue } = period;
  const [first] = days;
  const last = days.at(-1) ?? first;
  const held: HeldPeriod = { start: first.day, end: last.day, startValue, endValue, flows };
  const time = returnTime(held);
  if (time === undefined) return undefined;
  yield;
  const moneyWeighted = moneyWeightedReturn(held);
  yield;
  const capital = averageCapital(held, time);
  yield;
  const timeWeighted = timeWeightedFigures(period, time);
  yield;
  const profit = periodProfit(held);
  return {
    ...time,
    startValue,
    endValue,
    moneyIn: sumMoneyIn(flows),
    moneyOut: sumMoneyOut(flows),
    profit,
    parts,
    timeWeighted,
    moneyWeighted: moneyWeighted.ok ? moneyWeighted.value : null,
    modifiedDietz: capital.gt(0) ? profit.div(capital) : null,
    averageCapital: capital,
  };
}
