import type { CalendarDate } from '../../calendar-date.ts';

/** Overnight rates in percent a year, on the 360-day year of the money market (€STR), or the levels of an index. */
export const BENCHMARK_KINDS = ['overnight', 'index'] as const;
export type BenchmarkKind = (typeof BENCHMARK_KINDS)[number];

export interface BenchmarkValue {
  readonly day: CalendarDate;
  /** Decimal text: percent a year, or a level. */
  readonly value: string;
}

export interface BenchmarkFile {
  readonly kind: BenchmarkKind;
  /** The key of the series in the ECB Data Portal; null for a file of days and values. */
  readonly key: string | null;
  /** Ascending by day, each day once; at least one. */
  readonly values: readonly BenchmarkValue[];
}

/** In characters. Thirty years of daily rows of the ECB Data Portal need half of that. */
export const MAX_BENCHMARK_FILE_LENGTH = 6 * 1024 * 1024;
export const MAX_BENCHMARK_NAME_LENGTH = 60;
/** The largest level or rate. */
export const MAX_BENCHMARK_VALUE = 1e9;
/** More than forty years of business days. */
export const MAX_BENCHMARK_ROWS = 10_000;

export type BenchmarkFileRule =
  /** Neither a header of the ECB Data Portal nor lines of a day and a value. */
  | 'not-a-benchmark'
  /** An average of rates or a rate of change, at which no money grows. */
  | 'unsuitable-series'
  /** The file has a second series. */
  | 'other-series'
  | 'wrong-day'
  | 'future-day'
  | 'wrong-value'
  | 'not-above-zero'
  | 'repeated-day'
  | 'too-many-columns'
  | 'too-many-rows'
  | 'no-values';

/** The first fault in a file, and where it is. */
export interface BenchmarkFileFault {
  readonly rule: BenchmarkFileRule;
  /** The number of the line, from 1. */
  readonly row: number;
  /** The column as the file's header names it, or its number; null if the fault is not about a column. */
  readonly column: string | null;
}

export type BenchmarkFileReading =
  | { readonly ok: true; readonly value: BenchmarkFile }
  | { readonly ok: false; readonly fault: BenchmarkFileFault };
