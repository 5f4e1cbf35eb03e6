import { randomUUID } from 'node:crypto';
import type { BenchmarkKind } from '#domain/returns/benchmark-files/benchmark-file';
import type { BenchmarkId } from '#api/platform/ids';
import type { TestApp } from '../app/start-test-app.ts';

/** A series for comparing returns: an index that stays at 100, unless the test says otherwise. */
export async function aBenchmark(
  { db }: TestApp,
  values: readonly (readonly [day: string, value: number])[] = [['2026-01-01', 100]],
  kind: BenchmarkKind = 'index',
): Promise<{ readonly id: BenchmarkId; readonly name: string }> {
  const name = `Index ${randomUUID()}`;
  const { id } = await db
    .insertInto('benchmark_series')
    .values({ name, kind, key: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('benchmark_values')
    .values(values.map(([day, value]) => ({ series_id: id, day, value: String(value) })))
    .execute();
  return { id, name };
}
