import { useQuery } from '@tanstack/react-query';
import { listOverdueBonds } from '#api/portfolio/overdue-bonds';
import { findBond } from '#api/portfolio/bonds';
import type { BondId, UserId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { detailsKey } from '../shared-keys.ts';

/** Any user's bond, with its owner. */
export function useAdminBond(id: BondId) {
  return useQuery({
    queryKey: ['bond', id],
    queryFn: ({ signal }) => call(findBond, { params: { id: String(id) }, signal }),
  });
}

/** A user's bonds with payments that are due and not recorded; refetched with the user's details. */
export function useOverdueBonds(id: UserId) {
  return useQuery({
    queryKey: [...detailsKey(id), 'overdue-bonds'],
    ...fromEndpoint(listOverdueBonds, { params: { id: String(id) }, query: { flows: false } }),
  });
}
