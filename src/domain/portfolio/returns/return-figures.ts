import type { CalendarDate } from '../../calendar-date.ts';
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

/** How the securities did, whenever money came and went. Fractions. */
export interface TimeWeightedFigures {
  readonly total: number;
  /** A year; null under 365 days. */
  readonly annual: number | null;
  /**
   * Of the days on which money came or went, the part on which all that was held had a price of that day; 1 without such days.
   */
  readonly pricedShare: number;
}

/** The returns of what was held over a period. Amounts are euro, unrounded; returns are fractions. */
export interface ReturnFigures extends ReturnTime {
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
  readonly profit: Decimal;
  readonly parts: ProfitParts;
  readonly timeWeighted: TimeWeightedFigures;
  /** Null where no rate solves it: all was lost and nothing came back, or no day passed. */
  readonly moneyWeighted: MoneyWeightedReturn | null;
  /** Null where the average capital isn't above 0. */
  readonly modifiedDietz: Decimal | null;
  readonly averageCapital: Decimal;
}

/** The end of a day that counts. */
export interface ValuedDay {
  readonly day: CalendarDate;
  /** Euro. */
  readonly value: number;
  /** All that is held has a price of that day. */
  readonly isPriced: boolean;
}

/** What was held from one day to another. */
export interface ValuedPeriod {
  /** Euro, unrounded; the same as on the first and the last of the days. */
  readonly startValue: Decimal;
  readonly endValue: Decimal;
  /** Ascending: the start, the eve and the day of each flow, the end. Further days change nothing. */
  readonly days: readonly [ValuedDay, ...ValuedDay[]];
  readonly flows: readonly PeriodFlow[];
  readonly parts: ProfitParts;
}

type FlowsByDay = ReadonlyMap<CalendarDate, readonly PeriodFlow[]>;

export function flowsByDay<Flow extends PeriodFlow>(flows: readonly Flow[]): Map<CalendarDate, Flow[]> {
  const byDay = new Map<CalendarDate, Flow[]>();
  for (const flow of flows) {
    const ofDay = byDay.get(flow.day);
    if (ofDay === undefined) byDay.set(flow.day, [flow]);
    else ofDay.push(flow);
  }
  return byDay;
}

const sumMoneyIn = (flows: readonly PeriodFlow[]) => sumDecimals(flows.map(({ moneyIn }) => moneyIn));
const sumMoneyOut = (flows: readonly PeriodFlow[]) => sumDecimals(flows.map(({ moneyOut }) => moneyOut));

/** On days without flows the daily factors telescope. */
function valueSteps(days: readonly ValuedDay[], byDay: FlowsByDay): ValueStep[] {
  return days.map(({ day, value }) => {
    const flows = byDay.get(day);
    // Most days of a position are those of others.
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
 * All returns of one level: a position, or several whose values and flows are put together. Undefined where nothing was held.
 * In steps, for there may be flows on ten thousand days.
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
