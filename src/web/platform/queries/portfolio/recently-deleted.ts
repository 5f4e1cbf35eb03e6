import { useMutation, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import { listRecentlyDeleted, RESTORE, type DeletedObject } from '#api/portfolio/recently-deleted';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';
import { detailsKey } from '../shared-keys.ts';

/** A user's deleted holdings that can be restored, newest first; refetched whenever they are opened. */
export function useRecentlyDeleted(owner: UserId) {
  return useQuery({
    // The key is below the user's details, so deleting a holding invalidates both.
    queryKey: [...detailsKey(owner), 'recently-deleted'],
    queryFn: ({ signal }) => call(listRecentlyDeleted, { params: { id: owner }, signal }),
    staleTime: 0,
  });
}

/** Restores a deleted item. It may belong to any list, so all are refetched. */
export function useRestore() {
  return useMutation({
    mutationFn: ({ kind, id }: Pick<DeletedObject, 'kind' | 'id'>) => call(RESTORE[kind], { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
