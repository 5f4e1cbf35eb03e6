import type { BenchmarkFile } from '#domain/returns/benchmark-files/benchmark-file';
import { MAX_BENCHMARKS, type BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import { brokenRule } from '#api/platform/field-rules';
import type { BenchmarkId } from '#api/platform/ids';
import { recordEvent } from '../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/field-messages.ts';
import { insertSeries, lockSeries, storeValues } from './benchmarks.store.ts';

interface NamedFile {
  readonly name: string;
  readonly fileName: string;
  readonly file: BenchmarkFile;
}

/** The rates of one series never continue another. */
function refuseOtherSeries({ fileName, file }: NamedFile, known: BenchmarkSeries): void {
  if (known.kind === file.kind && known.key === file.key) return;
  const needed = known.key ?? 'one of days and levels';
  throw invalidField(
    'text',
    brokenRule('one_of', { options: `${needed}: that is the series ${known.name}` }),
    `${fileName}, column KEY,`,
  );
}

/** Stores a series under its name, or continues the one of that name, and writes that into the audit. */
export async function storeBenchmark(
  tx: DatabaseTransaction,
  given: NamedFile,
): Promise<{ readonly id: BenchmarkId; readonly storedDays: number }> {
  const { name, file } = given;
  const all = await lockSeries(tx);
  const known = all.find((series) => series.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) refuseOtherSeries(given, known);
  else if (all.length >= MAX_BENCHMARKS)
    throw new ApiError('limit_reached', `There may be at most ${MAX_BENCHMARKS} benchmarks.`);
  const { kind, key, values } = file;
  const id = known?.id ?? (await insertSeries(tx, { name, kind, key }));
  const storedDays = await storeValues(tx, id, values);
  await recordEvent(tx, {
    action: 'benchmark_loaded',
    details: { name: known?.name ?? name, days: storedDays },
  });
  return { id, storedDays };
}
