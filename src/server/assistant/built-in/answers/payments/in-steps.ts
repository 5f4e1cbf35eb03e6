import { calendarDate, EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import type { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import type { Line } from '../../answer-parts.ts';
import type { Speech } from '../../speech.ts';
import {
  isWholeYear,
  monthsFrom,
  monthsLater,
  overlap,
  unitAround,
} from '../../understanding/periods/period-arithmetic.ts';
import type { Query } from '../../understanding/query.ts';

const STEP_MONTHS = { month: 1, quarter: 3, half: 6, year: 12 } as const;
/** Each is the title of its column. */
export type Step = keyof typeof STEP_MONTHS;
const SMALLEST_FIRST = ['month', 'quarter', 'half'] as const;

/** 'Month by month', 'each quarter', 'per year'; an average of a month is one figure. */
export function findStep({ concepts, operation, period }: Query): Step | undefined {
  const years = period?.parts?.filter(isWholeYear) ?? [];
  if (concepts.has('by:year') || years.length > 1) return 'year';
  if (operation === 'average') return undefined;
  return SMALLEST_FIRST.find((step) => concepts.has(`time:${step}`));
}

/** '2026-04', '2026 Q2', '2026/1', '2026'. */
function nameStep(month: string, step: Step): string {
  const [year = '', number = ''] = month.split('-');
  if (step === 'month') return month;
  if (step === 'year') return year;
  const part = Math.ceil(Number(number) / STEP_MONTHS[step]);
  return step === 'quarter' ? `${year} Q${part}` : `${year}/${part}`;
}

interface OfMonth {
  /** YYYY-MM, in their order. */
  readonly month: string;
  readonly figures: readonly Decimal[];
}

/** The figures of months added up by quarter, half-year or year: one row each. */
export function rowsInSteps(months: readonly OfMonth[], step: Step, { euro }: Speech): string[][] {
  const steps = groupBy(months, ({ month }) => nameStep(month, step));
  return [...steps].map(([name, [first, ...others]]) => [
    name,
    ...(first?.figures ?? []).map((figure, at) =>
      euro(others.reduce((sum, { figures }) => sum.plus(figures[at] ?? 0), figure)),
    ),
  ]);
}

/** What came in one step, in euro. */
export interface StepTotal {
  readonly name: string;
  readonly total: Decimal;
}

/** 'Which month brought the most?', of steps with the last one first: of equal ones the latest, or for the least the earliest. */
export function describeExtreme(
  totals: readonly StepTotal[],
  { operation }: Query,
  { say, euro }: Speech,
): Line {
  if (operation !== 'highest' && operation !== 'lowest') return undefined;
  const sorted = totals.toSorted((one, other) => other.total.comparedTo(one.total));
  const found = sorted.at(operation === 'highest' ? 0 : -1);
  const isLeast = operation === 'lowest';
  return found && say('extremeStep', { isLeast, name: found.name, amount: euro(found.total) });
}

const MAX_STEPS = 40;

/** The steps of a period up to today, the last one first, with their names; without one the years, or the whole steps of the last 12 months. */
export function stepsBack(
  period: Period | undefined,
  step: Step,
  today: CalendarDate,
): readonly { readonly name: string; readonly period: Period }[] {
  const last = period === undefined || period.to > today ? today : period.to;
  const yearAgo = unitAround(step, 0, monthsLater(today, -11)).from;
  const first = period?.from ?? (step === 'year' ? calendarDate(EARLIEST_DATE) : yearAgo);
  const length = STEP_MONTHS[step];
  const [year, month] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))];
  const begin = 12 * year + Math.floor((month - 1) / length) * length;
  const steps: { name: string; period: Period }[] = [];
  for (let months = begin; steps.length < MAX_STEPS; months -= length) {
    const one = monthsFrom(Math.floor(months / 12), (months % 12) + 1, length);
    if (one.to < first) break;
    const within = overlap(one, { from: first, to: last });
    if (within !== undefined) steps.push({ name: nameStep(one.from.slice(0, 7), step), period: within });
  }
  return steps;
}
