import { useQuery } from '@tanstack/react-query';
import { findMyBond } from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { fromEndpoint } from '../from-endpoint.ts';

/** One bond of the signed-in user. */
export function useMyBond(id: BondId) {
  return useQuery({
    queryKey: ['my-bond', id],
    ...fromEndpoint(findMyBond, { params: { id } }),
  });
}
