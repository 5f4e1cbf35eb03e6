import { addDays, type CalendarDate } from '../../calendar-date.ts';
import type { Decimal } from '../../money/decimal.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { valuePosition, type Market, type PositionValue } from '../valuation/value-on-a-day.ts';
import {
  positionFlows,
  type FlowPeriod,
  type PositionFlow,
  type ReturnCosts,
  type ReturnProblem,
  type SecurityPayment,
} from './position-flows.ts';
import { profitParts, sumParts, type ProfitParts } from './profit-parts.ts';
import { flowsByDay, returnFigures, sumDays, type ReturnFigures, type ValuedDay } from './return-figures.ts';

export interface PositionReturn extends PositionKey, ReturnFigures {
  /** Its profit by the average capital of the whole, a fraction; null where that isn't above 0. They add up to the whole's return. */
  readonly contribution: Decimal | null;
}

/** A position without a return: all sums are without it. */
export interface LeftOutOfReturn extends PositionKey {
  readonly problem: ReturnProblem;
}

export interface PortfolioReturn {
  /** Null where nothing was held at the start and nothing moved after it. */
  readonly whole: ReturnFigures | null;
  /** Those that held something at the start or of which something moved, in their order. */
  readonly positions: readonly PositionReturn[];
  readonly left: readonly LeftOutOfReturn[];
}

export interface ReturnOptions {
  /** The period is (start, end]: what is dated `start` is in the first value already. */
  readonly period: FlowPeriod;
  readonly payments: readonly SecurityPayment[];
  /** Without the undated prices, which are those of today. */
  readonly market: Omit<Market, 'undatedPrice'>;
  readonly costs: ReturnCosts;
}

type PositionWithFlows = { readonly position: Position; readonly flows: readonly PositionFlow[] };

/** A position on each of the days that count. */
interface Member extends PositionWithFlows {
  readonly days: readonly [ValuedDay, ...ValuedDay[]];
  readonly parts: ProfitParts;
}

const positionKey = ({ kind, isin, currency }: PositionKey): PositionKey => ({ kind, isin, currency });
const keyText = ({ kind, isin, currency }: PositionKey) => `${kind} ${isin} ${currency}`;

function groupPayments(payments: readonly SecurityPayment[]): Map<string, SecurityPayment[]> {
  const groups = new Map<string, SecurityPayment[]>();
  for (const payment of payments) {
    const known = groups.get(keyText(payment));
    if (known === undefined) groups.set(keyText(payment), [payment]);
    else known.push(payment);
  }
  return groups;
}

/** The start, the eve and the day of each flow, and the end. */
function valuationDays(
  flows: readonly PositionFlow[],
  { start, end }: FlowPeriod,
): [CalendarDate, ...CalendarDate[]] {
  const moved = [...flowsByDay(flows).keys()];
  const later = [...moved.map((day) => addDays(day, -1)), ...moved, end].filter((day) => day > start);
  return [start, ...[...new Set(later)].sort()];
}

function toValuedDay(day: CalendarDate, value: PositionValue, flows: readonly PositionFlow[]): ValuedDay {
  const isDealt = flows.some(({ bought, sold }) => !bought.isZero() || !sold.isZero());
  const isPriced = isDealt || value.quantity.isZero() || value.price?.day === day;
  return { day, value: value.eur.value, isPriced };
}

type MemberOrProblem =
  { readonly ok: true; readonly member: Member } | { readonly ok: false; readonly problem: ReturnProblem };

/** Values a position on all days. The points of its profit are the start, its own flow days and the end. */
function valueMember(
  { position, flows }: PositionWithFlows,
  [start, ...later]: readonly [CalendarDate, ...CalendarDate[]],
  market: Market,
): MemberOrProblem {
  const first = valuePosition(position, start, market);
  if (!first.ok) return first;
  const byDay = flowsByDay(flows);
  const days: [ValuedDay, ...ValuedDay[]] = [toValuedDay(start, first.value, [])];
  const points = [];
  for (const [i, day] of later.entries()) {
    const valuation = valuePosition(position, day, market);
    if (!valuation.ok) return valuation;
    const { value } = valuation;
    const ofDay = byDay.get(day) ?? [];
    days.push(toValuedDay(day, value, ofDay));
    if (ofDay.length === 0 && i < later.length - 1) continue;
    const unitsPerEuro = market.rates(position.currency, day)?.unitsPerEuro;
    points.push({ value, flows: ofDay, unitsPerEuro });
  }
  return { ok: true, member: { position, flows, days, parts: profitParts(first.value, points) } };
}

/** The return of all members together. Never the average of their returns. */
function combinedReturn(members: readonly Member[]): ReturnFigures | undefined {
  const [first] = members;
  if (first === undefined) return undefined;
  const days = first.days.map(({ day }) => day);
  const [start, ...later] = sumDays(
    days,
    members.map((member) => member.days),
  );
  if (start === undefined) return undefined;
  return returnFigures({
    days: [start, ...later],
    flows: members.flatMap(({ flows }) => flows),
    parts: sumParts(members.map(({ parts }) => parts)),
  });
}

function positionReturns(members: readonly Member[], whole: ReturnFigures | undefined): PositionReturn[] {
  const capital = whole?.averageCapital;
  return members.flatMap((member) => {
    const figures = returnFigures(member);
    if (figures === undefined) return [];
    const contribution = capital?.gt(0) ? figures.profit.div(capital) : null;
    return [{ ...positionKey(member.position), ...figures, contribution }];
  });
}

/**
 * The returns of positions over a period, together and each for itself (portfolio-mathematics.md 3). The positions are those of
 * one level (a security, a bank, all), computed for the end of the period with `refuseUndated`. A position that cannot be valued
 * is left out with its reason; the others stand.
 */
export function portfolioReturn(positions: readonly Position[], options: ReturnOptions): PortfolioReturn {
  const { period, costs, market } = options;
  const payments = groupPayments(options.payments);
  const withFlows: PositionWithFlows[] = [];
  const left: LeftOutOfReturn[] = [];
  for (const position of positions) {
    const flows =
      position.problem === null
        ? positionFlows(position, payments.get(keyText(position)) ?? [], { period, costs, market })
        : { ok: false as const, problem: position.problem };
    if (flows.ok) withFlows.push({ position, flows: flows.value });
    else left.push({ ...positionKey(position), problem: flows.problem });
  }
  const days = valuationDays(
    withFlows.flatMap(({ flows }) => flows),
    period,
  );
  const { prices, rates, terms } = market;
  const members: Member[] = [];
  for (const each of withFlows) {
    const valued = valueMember(each, days, { prices, rates, terms });
    if (valued.ok) members.push(valued.member);
    else left.push({ ...positionKey(each.position), problem: valued.problem });
  }
  const whole = combinedReturn(members);
  return { whole: whole ?? null, positions: positionReturns(members, whole), left };
}
