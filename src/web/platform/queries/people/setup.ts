import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { findSetupState, removeDemoData } from '#api/people/setup';
import { CallError } from '../../api-client/call-error.ts';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';
import { useMutation } from '../use-mutation.ts';

const KEY = ['setup'] as const;

export function useSetupState() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(findSetupState, { signal }) });
}

/** Whether there are demo users. False if the call fails, because the screens work without the answer. */
const HAS_DEMO_DATA = queryOptions({
  queryKey: [...KEY, 'demo-data'],
  queryFn: async ({ signal }) => {
    try {
      return (await call(findSetupState, { signal })).demoData;
    } catch (error) {
      // The call has been logged.
      if (error instanceof CallError) return false;
      throw error;
    }
  },
});

/** Suspends until the answer is there, except after `loadHasDemoData`. */
export function useHasDemoData(): boolean {
  return useSuspenseQuery(HAS_DEMO_DATA).data;
}

/** Loads the answer of `useHasDemoData`. */
export async function loadHasDemoData(): Promise<void> {
  await queryClient.query({ ...HAS_DEMO_DATA, staleTime: 'static' });
}

export function useRemoveDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeDemoData),
    // Demo users and holdings can be on any screen.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
