import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { findSetupState, removeDemoData } from '#api/people/setup';
import { CallError } from '../../api-client/call-error.ts';
import { call } from '../../api-client/call.ts';

const KEY = ['setup'] as const;

export function useSetupState() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(findSetupState, { signal }) });
}

/** Whether there are made-up users; waits for the answer. No, where there is none: screens are there without it. */
export function useHasDemoData(): boolean {
  const { data } = useSuspenseQuery({
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
  return data;
}

export function useRemoveDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeDemoData),
    // Demo users and holdings can be on any screen.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
