import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findSetupState, removeDemoData } from '#api/people/setup';
import { call } from '../../api-client/call.ts';

const KEY = ['setup'] as const;

export function useSetupState() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(findSetupState, { signal }) });
}

export function useRemoveDemoData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeDemoData),
    // Demo users and holdings can be on any screen.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
