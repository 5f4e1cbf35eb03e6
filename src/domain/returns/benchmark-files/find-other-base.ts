import type { CalendarDate } from '../../calendar-date.ts';
import type { BenchmarkValue } from './benchmark-file.ts';

const countPlaces = (values: readonly BenchmarkValue[]) =>
  Math.max(...values.map(({ value }) => value.split('.')[1]?.length ?? 0));

/** True if the two are the same number, written with this many decimals. */
const isSame = (one: string, other: string, places: number) =>
  Math.abs(Number(one) - Number(other)) <= (0.5 + 1e-6) * 10 ** -places;

/**
 * Levels that may be of another base than the stored ones: part of the stored levels would remain, and on no day have both the same
 * level, rounded to the decimals that both have. Returns the day of a stored level that the file would need; undefined if the file
 * continues or replaces the series.
 */
export function findOtherBase(
  stored: readonly BenchmarkValue[],
  file: readonly BenchmarkValue[],
): BenchmarkValue | undefined {
  const levels = new Map(file.map(({ day, value }): [CalendarDate, string] => [day, value]));
  if (stored.every(({ day }) => levels.has(day))) return undefined;
  const places = Math.min(countPlaces(stored), countPlaces(file));
  const isContinued = stored.some(({ day, value }) => {
    const level = levels.get(day);
    return level !== undefined && isSame(value, level, places);
  });
  return isContinued ? undefined : (stored.findLast(({ day }) => levels.has(day)) ?? stored.at(-1));
}
