import { readBenchmarkFileInSteps } from '#domain/returns/benchmark-files/read-benchmark-file';
import { benchmarkGaps } from '#domain/returns/benchmark-gaps';
import * as api from '#api/portfolio/figures/benchmarks';
import { recordEvent } from '../../../platform/audit-trail/record-event.store.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { route, write, type Route } from '../../../platform/http/route.ts';
import { runInSteps } from '../../../platform/runtime/yield-to-event-loop.ts';
import { findSeries, listSeries, listValues, removeSeries } from './benchmarks.store.ts';
import { refuseBenchmarkFile } from './refuse-benchmark-file.ts';
import { storeBenchmark } from './store-benchmark.ts';

export const benchmarkRoutes: readonly Route[] = [
  route(api.listBenchmarks, ({ db }) => listSeries(db)),

  write(api.loadBenchmark, async ({ tx, body: { name, fileName, text }, today }) => {
    const read = await runInSteps(readBenchmarkFileInSteps(text, today));
    if (!read.ok) throw refuseBenchmarkFile(read.fault, { fileName, today });
    const { id, storedDays } = await storeBenchmark(tx, { name, fileName, file: read.value });
    const series = await findSeries(tx, id);
    if (series === undefined) throw notFound();
    const values = await listValues(tx, id, series.lastDay);
    const warnings = benchmarkGaps(values).map((gap) => ({ code: 'gap' as const, ...gap }));
    return { series, storedDays, warnings };
  }),

  write(api.removeBenchmark, async ({ tx, params: { id } }) => {
    const removed = await removeSeries(tx, id);
    if (removed === undefined) throw notFound();
    await recordEvent(tx, { action: 'benchmark_removed', details: { name: removed.name } });
  }),
];
