import { useQuery } from '@tanstack/react-query';
import { findMyBond } from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';

/** One bond of the signed-in user. */
export function useMyBond(id: BondId) {
  return useQuery({
    queryKey: ['my-bond', id],
    queryFn: ({ signal }) => call(findMyBond, { params: { id }, signal }),
  });
}
