import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/ids';
import { listRecentlyDeleted, RESTORE, type DeletedObject } from '#api/recently-deleted';
import { call } from '../api-client/call.ts';
import { queryClient } from './query-client.ts';
import { detailsKey } from './users.ts';

/** What of a user's holdings can be restored, the newest first; asked for anew whenever it is opened. */
export function useRecentlyDeleted(owner: UserId) {
  return useQuery({
    // Below the user's details: what deletes one of their holdings forgets both.
    queryKey: [...detailsKey(owner), 'recently-deleted'],
    queryFn: ({ signal }) => call(listRecentlyDeleted, { params: { id: owner }, signal }),
    staleTime: 0,
  });
}

/** Brings back what was deleted. It may stand in any list: all of them are asked for anew. */
export function useRestore() {
  return useMutation({
    mutationFn: ({ kind, id }: Pick<DeletedObject, 'kind' | 'id'>) => call(RESTORE[kind], { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
