import { useQuery } from '@tanstack/react-query';
import { findMyBond, listMyBonds } from '#api/bonds';
import type { BondId } from '#api/ids';
import type { ListPart } from '#domain/lists/active-or-expired';
import { call } from '../call.ts';

/** The bonds of the signed-in user, active or expired, with the summary of that part. */
export function useMyBonds(part: ListPart) {
  return useQuery({
    queryKey: ['my-bonds', part],
    queryFn: ({ signal }) =>
      call(listMyBonds, { query: { expired: part === 'expired' ? 'true' : 'false' }, signal }),
  });
}

export function useMyBond(id: BondId) {
  return useQuery({
    queryKey: ['my-bond', id],
    queryFn: ({ signal }) => call(findMyBond, { params: { id }, signal }),
  });
}
