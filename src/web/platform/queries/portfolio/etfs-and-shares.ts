import { KIND_ENDPOINTS, type EtfOrShare, type Kind } from '#api/portfolio/etfs-and-shares';
import type { EtfOrShareId } from '#api/platform/ids';
import type { ListPart } from '#domain/lists/active-or-expired';
import { call } from '../../api-client/call.ts';
import { fromOwnersEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { invalidateHoldings, invalidateTotals, type Owner } from '../shared-keys.ts';
import { useQueryInPieces } from '../use-query-in-pieces.ts';
import { useMutation } from '../use-mutation.ts';

/** The ETFs or shares of one owner: the signed-in user, or for an administrator any user. */
export interface Portfolio {
  readonly kind: Kind;
  readonly owner: Owner;
}

/** The calls that change an ETF or a share. */
function changeCalls({ kind, owner }: Portfolio) {
  const { change, remove, restore, changeMine, removeMine, restoreMine } = KIND_ENDPOINTS[kind];
  return owner === 'me'
    ? { change: changeMine, remove: removeMine, restore: restoreMine }
    : { change, remove, restore };
}

const queryKey = ({ kind, owner }: Portfolio) => ['etfs-and-shares', kind, owner] as const;
const listPart = ({ expired }: EtfOrShare): ListPart => (expired ? 'expired' : 'active');

export function useEtfsOrShares({ kind, owner }: Portfolio, part: ListPart) {
  const { listMine, listOfUser } = KIND_ENDPOINTS[kind];
  const query = { expired: part === 'expired' ? 'true' : 'false' } as const;
  return useQueryInPieces({
    queryKey: [...queryKey({ kind, owner }), part],
    ...fromOwnersEndpoint(owner, [listMine, listOfUser], { query }),
  });
}

/**
 * Refetches active and expired ones after a change. Cancels requests that are still under way first: their answers may be older than
 * the change.
 */
export async function invalidateEtfsOrShares(portfolio: Portfolio): Promise<void> {
  await queryClient.cancelQueries({ queryKey: queryKey(portfolio) });
  if (portfolio.owner === 'me') return invalidateHoldings('me');
  void invalidateTotals();
  return queryClient.invalidateQueries({ queryKey: queryKey(portfolio) });
}

/** Removes an item from its part of the list before the refetch. Returns a function that puts it back. */
async function takeOut(portfolio: Portfolio, item: EtfOrShare): Promise<() => void> {
  const key = [...queryKey(portfolio), listPart(item)];
  await queryClient.cancelQueries({ queryKey: queryKey(portfolio) });
  const before = queryClient.getQueryData<readonly EtfOrShare[]>(key);
  queryClient.setQueryData(
    key,
    before?.filter(({ id }) => id !== item.id),
  );
  return () => queryClient.setQueryData(key, before);
}

/** Marks an item as expired or active. It leaves its part of the list at once, and returns if the server refuses. */
export function useChangeStatus(portfolio: Portfolio) {
  return useMutation({
    mutationFn: (item: EtfOrShare) =>
      call(changeCalls(portfolio).change, {
        params: { id: item.id },
        body: { expired: !item.expired },
        ifMatch: item.version,
      }),
    onMutate: (item) => takeOut(portfolio, item),
    onError: (_error, _item, putBack) => putBack?.(),
    onSettled: () => void invalidateEtfsOrShares(portfolio),
  });
}

export function useRemove(portfolio: Portfolio) {
  return useMutation({
    mutationFn: (item: EtfOrShare) =>
      call(changeCalls(portfolio).remove, { params: { id: item.id }, ifMatch: item.version }),
    onSuccess: (_answer, item) => takeOut(portfolio, item),
    onSettled: () => void invalidateEtfsOrShares(portfolio),
  });
}

/** Restores a deleted ETF or share. */
export function useRestore(portfolio: Portfolio) {
  return useMutation({
    mutationFn: (id: EtfOrShareId) => call(changeCalls(portfolio).restore, { params: { id } }),
    onSettled: () => void invalidateEtfsOrShares(portfolio),
  });
}
