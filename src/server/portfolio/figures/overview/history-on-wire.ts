import type { CalendarDate } from '#domain/calendar-date';
import { roundTo } from '#domain/money/decimal';
import type { Recomputed } from '#domain/portfolio/valuation/recomputed-values';
import { comparisonDays } from '#domain/portfolio/valuation/history-days';
import type { HistoryPoint, ValueHistory } from '#domain/portfolio/valuation/value-history';
import type { OverviewHistoryOnWire } from '#api/portfolio/figures/overview';
import { unknown, VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import type { FoundHistory } from './find-history.ts';

type Names = ReadonlyMap<string, string>;

function pointOnWire({ day, eur, paidOut, isEstimated, isOld }: HistoryPoint) {
  return {
    day,
    eur: eur.toNumber(),
    paidOut: paidOut?.toNumber() ?? unknown('no_rate'),
    withPaidOut: paidOut === null ? unknown('no_rate') : eur.plus(paidOut).toNumber(),
    estimated: isEstimated,
    old: isOld,
  };
}

function valueOn({ points, gaps }: ValueHistory, day: CalendarDate) {
  const point = points.find((each) => each.day === day);
  if (point !== undefined) return { day, eur: point.eur.toNumber() };
  const gap = gaps.find(({ from, to }) => from <= day && day <= to);
  return unknown(gap === undefined ? 'nothing_held' : VALUE_PROBLEM_CODES[gap.reason]);
}

/** `names` has the names of the securities that are left out, by ISIN. */
export function historyOnWire(
  { period, history }: FoundHistory,
  names: Names,
  recomputed: Recomputed | null,
): OverviewHistoryOnWire {
  const compared = comparisonDays(period.to);
  return {
    ...period,
    points: history.points.map(pointOnWire),
    gaps: history.gaps.map(({ from, to, reason, currencies }) => ({
      ...{ from, to, reason: VALUE_PROBLEM_CODES[reason] },
      currencies: [...currencies],
    })),
    left: history.leftOut.map(({ kind, isin, currency, problem, until }) => ({
      ...{ kind, isin, currency, until },
      name: names.get(isin) ?? null,
      reason: VALUE_PROBLEM_CODES[problem.reason],
    })),
    deals: history.deals.map(({ day, kind, eur }) => ({
      ...{ day, kind },
      eur: eur === null ? unknown('no_rate') : roundTo(eur, 2).toNumber(),
    })),
    recomputed,
    previous: { month: valueOn(history, compared.month), year: valueOn(history, compared.year) },
  };
}
