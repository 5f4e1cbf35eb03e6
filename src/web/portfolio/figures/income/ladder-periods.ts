import { ladderSpans } from '#domain/portfolio/income/ladder-spans';
import type { CalendarDate } from '#domain/calendar-date';
import type { IncomeRung } from '#api/portfolio/figures/income';

/** The capital that returns in a period. */
export interface LadderPeriod {
  readonly from: string;
  readonly to: string;
  readonly isMatured: boolean;
  /** Null if no part has an exchange rate. */
  readonly eur: number | null;
  /** One amount per currency; empty if no capital returns. */
  readonly parts: readonly IncomeRung[];
  /** What the first calls in the period would repay, one amount per currency. In no sum. */
  readonly calls: readonly IncomeRung[];
}

const inEuro = ({ eur }: IncomeRung) => (typeof eur === 'number' ? eur : null);

/** Null if no amount is known. Sums whole cents, so that the parts add up to the total. */
export function euroSum(rungs: readonly IncomeRung[]): number | null {
  const known = rungs.map(inEuro).filter((eur) => eur !== null);
  return known.length === 0 ? null : Math.round(100 * known.reduce((sum, eur) => sum + eur, 0)) / 100;
}

const isYear = ({ from, to }: LadderPeriod) => from.endsWith('-01-01') && to.endsWith('-12-31');
const isEmptyYear = (period: LadderPeriod) =>
  isYear(period) && period.parts.length === 0 && period.calls.length === 0;

/** Makes one period of consecutive years in which no capital returns. */
function joinEmptyYears(periods: readonly LadderPeriod[]): LadderPeriod[] {
  const joined: LadderPeriod[] = [];
  for (const period of periods) {
    const before = joined.at(-1);
    if (before !== undefined && isEmptyYear(before) && isEmptyYear(period))
      joined.splice(-1, 1, { ...before, to: period.to });
    else joined.push(period);
  }
  return joined;
}

/**
 * Matured capital, if any, then every quarter and year up to the last return of capital. Consecutive years without any are one period.
 */
export function ladderPeriods(rungs: readonly IncomeRung[], today: CalendarDate): LadderPeriod[] {
  const matured = rungs.filter(({ isMatured }) => isMatured);
  const coming = rungs.filter(({ isMatured, isCall }) => !isMatured && !isCall);
  const calls = rungs.filter(({ isCall }) => isCall);
  const [first, last] = [matured[0], coming.at(-1)];
  const period = (
    span: Pick<LadderPeriod, 'from' | 'to' | 'isMatured' | 'calls'>,
    parts: readonly IncomeRung[],
  ) => ({ ...span, parts, eur: euroSum(parts) });
  const spans =
    last === undefined ? [] : ladderSpans(today, last.from).filter(({ from }) => from <= last.from);
  return [
    ...(first === undefined
      ? []
      : [period({ from: first.from, to: first.to, isMatured: true, calls: [] }, matured)]),
    ...joinEmptyYears(
      spans.map((span) =>
        period(
          { ...span, isMatured: false, calls: calls.filter(({ from }) => from === span.from) },
          coming.filter(({ from }) => from === span.from),
        ),
      ),
    ),
  ];
}
