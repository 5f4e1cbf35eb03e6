import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { BondId, UserId } from '#api/ids';
import { findUserDetails, listUsers, removeUser, resetUserPassword, type User } from '#api/users';
import { call } from '../call.ts';
import { queryClient } from './query-client.ts';

const LIST = ['users'] as const;
export const detailsOf = (id: UserId | undefined) => ['user-details', id] as const;

/** The users that match the search, in order of their names; while one types, the last found ones stay. */
export function useUsers(search: string) {
  return useQuery({
    queryKey: [...LIST, search],
    queryFn: ({ signal }) => call(listUsers, { query: { q: search === '' ? undefined : search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One user with their bonds, each with its payments. */
export function useUserDetails(id: UserId) {
  return useQuery({
    queryKey: detailsOf(id),
    queryFn: ({ signal }) => call(findUserDetails, { params: { id }, signal }),
  });
}

/** One of a user's bonds, undefined where they have no such bond. Nothing is asked while the owner is not known. */
export function useBondOfUser(owner: UserId | undefined, bondId: BondId) {
  return useQuery({
    queryKey: detailsOf(owner),
    queryFn:
      owner === undefined
        ? skipToken
        : ({ signal }) => call(findUserDetails, { params: { id: owner }, signal }),
    select: ({ bonds }) => bonds.find(({ id }) => id === bondId) ?? null,
  });
}

export function useRemoveUser() {
  return useMutation({
    mutationFn: (user: User) => call(removeUser, { params: { id: user.userId }, ifMatch: user.version }),
    onSuccess: forgetUsers,
  });
}

export function useResetPassword(id: UserId) {
  return useMutation({
    mutationFn: () => call(resetUserPassword, { params: { id } }),
    onSuccess: forgetUsers,
  });
}

/** After one was changed: the lists are asked for anew. */
export function forgetUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: LIST });
}

/** After something of a user's holdings was changed. */
export function forgetUserDetails(id: UserId): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: detailsOf(id) });
}
