import { EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import {
  MAX_BENCHMARK_ROWS,
  MAX_BENCHMARK_VALUE,
  type BenchmarkFileFault,
  type BenchmarkFileRule,
} from '#domain/returns/benchmark-files/benchmark-file';
import { brokenRule, type BrokenRule } from '#api/platform/field-rules';
import type { ApiError } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';

const options = (...texts: readonly string[]) => brokenRule('one_of', { options: texts.join(', ') });

const BROKEN_RULES: Readonly<Record<BenchmarkFileRule, (today: CalendarDate) => BrokenRule>> = {
  'not-a-benchmark': () =>
    options(
      'CSV of the ECB Data Portal with the columns KEY and TIME_PERIOD and OBS_VALUE',
      'CSV with the columns day;value',
    ),
  'unsuitable-series': () => options('the daily €STR (EST … .WT)', 'an index (… .INX or … .CI)'),
  'other-series': () => options('that of the rows above: a file has one series'),
  'wrong-day': (to) => brokenRule('date_between', { from: EARLIEST_DATE, to }),
  'future-day': (today) => brokenRule('day_in_future', { today }),
  'wrong-value': () => brokenRule('number_between', { min: -MAX_BENCHMARK_VALUE, max: MAX_BENCHMARK_VALUE }),
  'not-above-zero': () => brokenRule('above_zero'),
  'repeated-day': () => brokenRule('repeated_day'),
  'too-many-columns': () => options('one with as many columns as the first row'),
  'too-many-rows': () => brokenRule('too_many_rows', { max: MAX_BENCHMARK_ROWS }),
  'no-values': () => brokenRule('required'),
};

/** The error for a file that cannot be read. It names the file, the row and the column, and says what would be right. */
export function refuseBenchmarkFile(
  { rule, row, column }: BenchmarkFileFault,
  { fileName, today }: { readonly fileName: string; readonly today: CalendarDate },
): ApiError {
  const place = column === null ? `row ${row}` : `row ${row}, column ${column}`;
  return invalidField('text', BROKEN_RULES[rule](today), `${fileName}, ${place},`);
}
