import { useMutation, useQuery } from '@tanstack/react-query';
import { listMyCalendarFeeds, removeCalendarFeed, type CalendarFeed } from '#api/portfolio/calendar-feeds';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';

const queryKey = ['calendar-feeds'] as const;
/** Refetches the feeds after one was created or revoked. */
export const invalidateCalendarFeeds = () => queryClient.invalidateQueries({ queryKey });

export function useMyCalendarFeeds() {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listMyCalendarFeeds, { signal }) });
}

export function useRemoveCalendarFeed() {
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => call(removeCalendarFeed, { params: { id } }),
    onSettled: invalidateCalendarFeeds,
  });
}
