import { useQuery } from '@tanstack/react-query';
import { findBondAnalytics, findMyBondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { call } from '../../../api-client/call.ts';
import { fromEndpoint } from '../../from-endpoint.ts';
import { myBondAnalyticsKey } from './refresh-bond-analytics.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';

/** The figures of one of the signed-in user's bonds, with their working. */
export function useMyBondAnalytics(id: BondId) {
  return useQueryInPieces({
    queryKey: myBondAnalyticsKey(id),
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
