import { officeBondCalls, ownBondCalls, type Bond, type BondCalls } from '#api/portfolio/bonds';
import { call } from '../../api-client/call.ts';
import { invalidateHoldings, type Owner } from '../shared-keys.ts';
import { useMutation } from '../use-mutation.ts';

/** The calls that change one bond of this owner. */
function bondCalls(owner: Owner): BondCalls {
  return owner === 'me' ? ownBondCalls : officeBondCalls;
}

export function useChangeBondStatus(owner: Owner) {
  return useMutation({
    mutationFn: ({ bond, expired }: { readonly bond: Bond; readonly expired: boolean }) =>
      call(bondCalls(owner).changeStatus, {
        params: { id: String(bond.id) },
        body: { expired },
        ifMatch: bond.version,
      }),
    onSuccess: () => invalidateHoldings(owner),
  });
}

export function useRemoveBond(owner: Owner) {
  return useMutation({
    mutationFn: (bond: Bond) =>
      call(bondCalls(owner).remove, { params: { id: String(bond.id) }, ifMatch: bond.version }),
    onSuccess: (_answer, { id }) => invalidateHoldings(owner, id),
  });
}
