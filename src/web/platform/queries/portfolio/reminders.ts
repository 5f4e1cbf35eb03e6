import { useQuery } from '@tanstack/react-query';
import { findMyReminders, stopReminders, type Reminders } from '#api/portfolio/reminders';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';
import { useMutation } from '../use-mutation.ts';

const queryKey = ['reminders'] as const;

export function useMyReminders() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(findMyReminders, { signal }) });
}

export const storeReminders = (saved: Reminders) => queryClient.setQueryData(queryKey, saved);

export function useStopReminders(token: string) {
  return useMutation({ mutationFn: () => call(stopReminders, { body: { token } }) });
}
