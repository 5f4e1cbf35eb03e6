import { queryOptions, useQuery } from '@tanstack/react-query';
import { listMyCalendarFeeds, removeCalendarFeed, type CalendarFeed } from '#api/portfolio/calendar-feeds';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';
import { useMutation } from '../use-mutation.ts';

const queryKey = ['calendar-feeds'] as const;
/** Refetches the feeds after one was created or revoked. */
export const invalidateCalendarFeeds = () => queryClient.invalidateQueries({ queryKey });

const query = queryOptions({
  queryKey,
  queryFn: ({ signal }) => call(listMyCalendarFeeds, { signal }),
});

export function useMyCalendarFeeds() {
  return useQuery(query);
}

/** The answer that `useMyCalendarFeeds` fetches elsewhere on the screen. */
export function useCachedCalendarFeeds() {
  return useQuery({ ...query, enabled: false });
}

export function useRemoveCalendarFeed() {
  return useMutation({
    mutationFn: ({ id }: CalendarFeed) => call(removeCalendarFeed, { params: { id } }),
    onSettled: invalidateCalendarFeeds,
  });
}
