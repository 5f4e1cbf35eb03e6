import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/ids';
import { listRecentlyDeleted, RESTORE, type DeletedObject } from '#api/recently-deleted';
import { call } from '../call.ts';
import { queryClient } from './query-client.ts';

/** What of a user's holdings can be restored, the newest first; asked for anew whenever it is opened. */
export function useRecentlyDeleted(owner: UserId) {
  return useQuery({
    queryKey: ['recently-deleted', owner],
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
