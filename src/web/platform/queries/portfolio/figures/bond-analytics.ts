import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findBondAnalytics, findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { call } from '../../../api-client/call.ts';
import { fromEndpoint } from '../../from-endpoint.ts';
import { MY_OVERDUE_BONDS } from '../my-bonds.ts';
import { invalidateTotals } from '../../shared-keys.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';

const MINE = 'my-bond-analytics';

/** The figures of one of the signed-in user's bonds, with their working. */
export function useMyBondAnalytics(id: BondId) {
  return useQueryInPieces({
    queryKey: [MINE, id],
    ...fromEndpoint(findMyBondAnalytics, { params: { id: String(id) } }),
  });
}

/** The same for any bond, for an administrator; `basis` has the versions that the figures are based on. */
export function useBondAnalytics(id: BondId, basis: string) {
  return useQuery({
    queryKey: ['bond-analytics', id, basis],
    queryFn: ({ signal }) => call(findBondAnalytics, { params: { id: String(id) }, signal }),
  });
}

/** Refetches a bond's figures after a payment was added. */
export function useRefreshMyBondAnalytics(id: BondId): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: [MINE, id] });
    void queryClient.invalidateQueries({ queryKey: MY_OVERDUE_BONDS });
    void invalidateTotals();
  };
}
