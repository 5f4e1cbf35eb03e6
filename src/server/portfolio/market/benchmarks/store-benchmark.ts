import type { BenchmarkFile } from '#domain/returns/benchmark-files/benchmark-file';
import { findOtherBase } from '#domain/returns/benchmark-files/find-other-base';
import { MAX_BENCHMARKS, type BenchmarkSeries } from '#api/portfolio/figures/benchmarks';
import { brokenRule } from '#api/platform/field-rules';
import type { BenchmarkId } from '#api/platform/ids';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';
import { insertSeries, listValues, lockSeries, storeValues } from './benchmarks.store.ts';

interface NamedFile {
  readonly name: string;
  readonly fileName: string;
  readonly file: BenchmarkFile;
}

/** Throws if the stored series of this name is another series than that of the file. */
function refuseOtherSeries({ fileName, file }: NamedFile, existing: BenchmarkSeries): void {
  if (existing.kind === file.kind && existing.key === file.key) return;
  const needed = existing.key ?? 'one of days and levels';
  throw invalidField(
    'text',
    brokenRule('one_of', { options: `${needed}: that is the series ${existing.name}` }),
    `${fileName}, column KEY,`,
  );
}

/** Throws if index levels of the file may be of another base than the stored ones. */
async function refuseOtherBase(
  tx: DatabaseTransaction,
  { fileName, file }: NamedFile,
  { id, name, lastDay }: BenchmarkSeries,
): Promise<void> {
  if (file.kind !== 'index') return;
  const needed = findOtherBase(await listValues(tx, id, lastDay), file.values);
  if (needed === undefined) return;
  const { day, value: level } = needed;
  throw invalidField('text', brokenRule('other_base', { name, day, level }), fileName);
}

/** Stores a new series, or adds the values to the series of the same name. Records that in the audit log. */
export async function storeBenchmark(
  tx: DatabaseTransaction,
  upload: NamedFile,
): Promise<{ readonly id: BenchmarkId; readonly storedDays: number }> {
  const { name, file } = upload;
  const all = await lockSeries(tx);
  const existing = all.find((series) => series.name.toLowerCase() === name.toLowerCase());
  if (existing !== undefined) {
    refuseOtherSeries(upload, existing);
    await refuseOtherBase(tx, upload, existing);
  } else if (all.length >= MAX_BENCHMARKS)
    throw new ApiError('limit_reached', `There may be at most ${MAX_BENCHMARKS} benchmarks.`);
  const { kind, key, values } = file;
  const id = existing?.id ?? (await insertSeries(tx, { name, kind, key }));
  const storedDays = await storeValues(tx, id, values);
  await recordEvent(tx, {
    action: 'benchmark_loaded',
    details: { name: existing?.name ?? name, days: storedDays },
  });
  return { id, storedDays };
}
