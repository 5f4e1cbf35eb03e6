import { addDays, calendarDate } from '#domain/calendar-date';
import { MAX_BENCHMARK_ROWS } from '#domain/returns/benchmark-files/benchmark-file';

/** A benchmark file with the maximum number of days. */
export function largestBenchmarkFile(): string {
  const last = calendarDate('2026-11-20');
  return Array.from({ length: MAX_BENCHMARK_ROWS }, (_, i) => `${addDays(last, -i)};${1_000 - i / 20}`).join(
    '\n',
  );
}
