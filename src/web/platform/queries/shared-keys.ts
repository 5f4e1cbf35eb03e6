import type { UserId } from '#api/platform/ids';
import { queryClient } from './query-client.ts';

/** Keys of answers that changes in both people and portfolio make stale. */
export const TOTALS = ['totals'] as const;
export const detailsKey = (id: UserId) => ['user-details', id] as const;

/** Refetches the totals after a change to anything in them. */
export function forgetTotals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: TOTALS });
}

/** Refetches what a change to a user's holdings affects. */
export function forgetUserDetails(id: UserId): Promise<void> {
  void forgetTotals();
  return queryClient.invalidateQueries({ queryKey: detailsKey(id) });
}
