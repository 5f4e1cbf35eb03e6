import { addDays, calendarDate } from '#domain/calendar-date';
import { MAX_BENCHMARK_ROWS } from '#domain/returns/benchmark-files/benchmark-file';

/** As many days as a benchmark's file may have. */
export function largestBenchmarkFile(): string {
  const last = calendarDate('2026-11-20');
  return Array.from({ length: MAX_BENCHMARK_ROWS }, (_, i) => `${addDays(last, -i)};${1_000 - i / 20}`).join(
    '\n',
  );
}
