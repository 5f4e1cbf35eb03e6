import type { BondId, UserId } from '#api/platform/ids';
import { queryClient } from './query-client.ts';

/** Keys of answers that changes in both people and portfolio make stale. */
export const TOTALS = ['totals'] as const;
export const detailsKey = (id: UserId | undefined) => ['user-details', id] as const;

/** After a change of what every holder sees: prices, a redenomination, an action on a security. */
export function invalidateAll(): Promise<void> {
  return queryClient.invalidateQueries();
}

/** Invalidates the totals after a change to anything in them. */
export function invalidateTotals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: TOTALS });
}

/** Whose holdings: those of the signed-in person, or for an administrator those of a user. */
export type Owner = 'me' | UserId;

/**
 * Refetches what a change to holdings affects. For the user's own holdings that is everything, except queries about a removed
 * bond.
 */
export function invalidateHoldings(owner: Owner, removed?: BondId): Promise<void> {
  if (owner !== 'me') return invalidateUserDetails(owner);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => removed === undefined || !queryKey.includes(removed),
  });
}

/** Refetches what a change to a user's holdings affects. */
export function invalidateUserDetails(id: UserId): Promise<void> {
  void invalidateTotals();
  return queryClient.invalidateQueries({ queryKey: detailsKey(id) });
}
