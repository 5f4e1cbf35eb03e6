import { useQuery } from '@tanstack/react-query';
import { listBenchmarks, loadBenchmark, removeBenchmark } from '#api/portfolio/figures/benchmarks';
import type { BenchmarkId } from '#api/platform/ids';
import { call } from '../../../api-client/call.ts';
import { queryClient } from '../../query-client.ts';
import { useMutation } from '../../use-mutation.ts';

const BENCHMARKS = ['benchmarks'] as const;
const refresh = () => queryClient.invalidateQueries({ queryKey: BENCHMARKS });

/** The benchmarks that returns can be compared with. */
export function useBenchmarks() {
  return useQuery({ queryKey: BENCHMARKS, queryFn: ({ signal }) => call(listBenchmarks, { signal }) });
}

export interface BenchmarkToLoad {
  readonly name: string;
  readonly fileName: string;
  readonly text: string;
}

export function useLoadBenchmark() {
  return useMutation({
    mutationFn: (body: BenchmarkToLoad) => call(loadBenchmark, { body }),
    onSuccess: refresh,
  });
}

export function useRemoveBenchmark() {
  return useMutation({
    mutationFn: (id: BenchmarkId) => call(removeBenchmark, { params: { id } }),
    onSuccess: refresh,
  });
}
