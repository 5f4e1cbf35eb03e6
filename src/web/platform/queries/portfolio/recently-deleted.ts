import { useQuery } from '@tanstack/react-query';
import {
  listMyRecentlyDeleted,
  listRecentlyDeleted,
  RESTORE,
  RESTORE_MINE,
  type DeletedObject,
} from '#api/portfolio/recently-deleted';
import { call } from '../../api-client/call.ts';
import { fromOwnersEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { detailsKey, type Owner } from '../shared-keys.ts';
import { useMutation } from '../use-mutation.ts';

/** Deleted holdings that can be restored, newest first; refetched whenever they are opened. */
export function useRecentlyDeleted(owner: Owner) {
  return useQuery({
    // The key is below the user's details, so deleting a holding invalidates both.
    queryKey: [...(owner === 'me' ? [owner] : detailsKey(owner)), 'recently-deleted'],
    ...fromOwnersEndpoint(owner, [listMyRecentlyDeleted, listRecentlyDeleted]),
    staleTime: 0,
  });
}

/** Restores a deleted item. It may belong to any list, so all are refetched. */
export function useRestore(isOwn: boolean) {
  return useMutation({
    mutationFn: ({ kind, id }: Pick<DeletedObject, 'kind' | 'id'>) =>
      call((isOwn ? RESTORE_MINE : RESTORE)[kind], { params: { id } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
