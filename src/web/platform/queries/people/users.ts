import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import {
  countUsers,
  endUserSessions,
  findUser,
  findUserDetails,
  listUsers,
  removeUser,
  resetUserPassword,
  showOneTimeLink,
  type User,
} from '#api/people/users';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { callPage } from '../../api-client/call-page.ts';
import { FIRST_PAGE, PAGE_SIZE, REFETCHED_WHILE_SHORT } from '../pages.ts';
import { queryClient } from '../query-client.ts';
import { detailsKey } from '../shared-keys.ts';
import { useQueryInPieces } from '../use-query-in-pieces.ts';
import { useMutation } from '../use-mutation.ts';

const LIST = ['users'] as const;
const COUNTS = ['user-counts'] as const;

/** The users that match the search, by name, page by page; while somebody types, the previous results stay. */
export function useUsers(search: string) {
  return useInfiniteQuery({
    queryKey: [...LIST, search],
    queryFn: ({ signal, pageParam }) => {
      const q = search === '' ? undefined : search;
      return callPage(listUsers, { query: { q, limit: PAGE_SIZE, cursor: pageParam }, signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...REFETCHED_WHILE_SHORT,
  });
}

/** The number of users, by kind. */
export function useUserCounts() {
  return useQuery({ queryKey: COUNTS, ...fromEndpoint(countUsers) });
}

/** One user with their bonds, each with its payments. */
export function useUserDetails(id: UserId) {
  return useQueryInPieces({
    queryKey: detailsKey(id),
    ...fromEndpoint(findUserDetails, { params: { id } }),
  });
}

/** The name and email of a user; nothing is requested without an id. */
export function useNameAndEmail(id: UserId | undefined) {
  return useQuery({
    queryKey: detailsKey(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => call(findUserDetails, { params: { id }, signal }),
    select: ({ userId, username, email }) => ({ userId, username, email }),
  });
}

/** One user with the full ID number, which lists mask; it is not cached. */
export function useUnmaskedUser(id: UserId) {
  return useMutation({ mutationFn: () => call(findUser, { params: { id } }), gcTime: 0 });
}

export function useRemoveUser() {
  return useMutation({
    mutationFn: (user: User) => call(removeUser, { params: { id: user.userId }, ifMatch: user.version }),
    onSuccess: invalidateUsers,
  });
}

/** `onReset` is called even if the form is gone by then: without it nobody would learn the new password. */
export function useResetPassword(id: UserId, onReset: () => void) {
  return useMutation({
    mutationFn: () => call(resetUserPassword, { params: { id } }),
    onSuccess: () => {
      void invalidateUsers();
      onReset();
    },
  });
}

/** Only without a mail server: the link for setting the first password, shown once. */
export function useShowOneTimeLink() {
  return useMutation({
    mutationFn: ({ userId: id }: Pick<User, 'userId'>) => call(showOneTimeLink, { params: { id } }),
  });
}

export function useEndUserSessions() {
  return useMutation({ mutationFn: ({ userId: id }: User) => call(endUserSessions, { params: { id } }) });
}

/** Refetches the lists after a change. */
export async function invalidateUsers(): Promise<void> {
  await Promise.all([LIST, COUNTS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
