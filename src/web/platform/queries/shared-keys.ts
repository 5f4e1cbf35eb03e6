import type { BondId, UserId } from '#api/platform/ids';
import { queryClient } from './query-client.ts';

/** Keys of answers that changes in both people and portfolio make stale. */
export const TOTALS = ['totals'] as const;
export const detailsKey = (id: UserId | undefined) => ['user-details', id] as const;

/** Refetches the totals after a change to anything in them. */
export function forgetTotals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: TOTALS });
}

/** Whose holdings: those of the signed-in person, or for an administrator those of a user. */
export type Owner = 'me' | UserId;

/**
 * Refetches what a change to holdings affects: of one's own everything, for every page is made from them, but the details of a
 * bond that was removed.
 */
export function forgetHoldings(owner: Owner, removed?: BondId): Promise<void> {
  if (owner !== 'me') return forgetUserDetails(owner);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => removed === undefined || !queryKey.includes(removed),
  });
}

/** Refetches what a change to a user's holdings affects. */
export function forgetUserDetails(id: UserId): Promise<void> {
  void forgetTotals();
  return queryClient.invalidateQueries({ queryKey: detailsKey(id) });
}
