import type { ColumnType } from 'kysely';
import type { CalendarDate } from '#domain/calendar-date';
import type { BenchmarkKind } from '#domain/returns/benchmark-files/benchmark-file';
import type { BenchmarkId } from '#api/platform/ids';
import type { DecimalText, NewId } from './column-types.ts';

interface BenchmarkSeriesTable {
  id: NewId<BenchmarkId>;
  name: string;
  kind: BenchmarkKind;
  key: string | null;
}

interface BenchmarkValuesTable {
  series_id: BenchmarkId;
  day: ColumnType<CalendarDate, string, never>;
  value: DecimalText;
}

export interface BenchmarkTables {
  benchmark_series: BenchmarkSeriesTable;
  benchmark_values: BenchmarkValuesTable;
}
