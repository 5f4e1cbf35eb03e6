import { z } from 'zod';
import {
  BENCHMARK_KINDS,
  MAX_BENCHMARK_FILE_LENGTH,
  MAX_BENCHMARK_NAME_LENGTH,
} from '#domain/returns/benchmark-files/benchmark-file';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { BenchmarkId, inPath } from '../../platform/ids.ts';

/** A series that returns can be compared with. */
export const BenchmarkSeries = z.object({
  id: BenchmarkId,
  name: z.string(),
  /** A daily overnight rate in percent per year, or the levels of an index. */
  kind: z.enum(BENCHMARK_KINDS),
  /** Its key in the ECB Data Portal; null for a file of days and values. */
  key: z.string().nullable(),
  firstDay: field.storedDay,
  lastDay: field.storedDay,
  /** The number of days that have a value. */
  days: z.int(),
});
export type BenchmarkSeries = z.output<typeof BenchmarkSeries>;

/** Two days between which a benchmark has no value for more than two months. */
export const BenchmarkGap = z.object({ from: field.storedDay, to: field.storedDay });
export type BenchmarkGap = z.output<typeof BenchmarkGap>;

const MIB = 1_048_576;

/** Larger than the file, because JSON needs two bytes for line ends and quotation marks, and letters in titles may need two bytes. */
const MAX_BODY_BYTES = 8 * MIB;

/** The maximum number of stored series. */
export const MAX_BENCHMARKS = 50;

export const listBenchmarks = endpoint({
  method: 'GET',
  path: '/benchmarks',
  access: 'signed-in',
  summary: 'The series that returns can be compared with, by name',
  answer: z.array(BenchmarkSeries),
});

const LoadedBenchmark = z.object({
  series: BenchmarkSeries,
  /** Days whose value is new or differs from the stored one. */
  storedDays: z.int(),
  /** The gaps in the series, including its earlier values. */
  warnings: z.array(BenchmarkGap.extend({ code: z.literal('gap') })),
});
export type LoadedBenchmark = z.output<typeof LoadedBenchmark>;

export const loadBenchmark = endpoint({
  method: 'POST',
  path: '/admin/benchmarks',
  access: 'administrator',
  summary:
    'Stores a series that returns can be compared with, from a CSV file of the ECB Data Portal (the daily €STR, or an index such as the HICP) or a file of days and levels; values are added to an existing series of that name and replace those of the same days. Added index levels must include a stored one, so that they have the same base',
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({
    name: field.requiredLine(MAX_BENCHMARK_NAME_LENGTH),
    fileName: field.requiredLine(),
    /** The content of the file. */
    text: z
      .string(ruleMessage('file_text'))
      .max(MAX_BENCHMARK_FILE_LENGTH, ruleMessage('too_long', { max: MAX_BENCHMARK_FILE_LENGTH })),
  }),
  answer: LoadedBenchmark,
});

export const removeBenchmark = endpoint({
  method: 'DELETE',
  path: '/admin/benchmarks/{id}',
  access: 'administrator',
  summary: 'Removes a series that returns can be compared with',
  params: z.object({ id: inPath.id(BenchmarkId) }),
});
