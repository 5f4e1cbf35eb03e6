import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  findMyConcentrationLimits,
  type FoundConcentrationLimits,
} from '#api/portfolio/figures/concentration-limits';
import {
  findMyOverview,
  findMyOverviewHistory,
  findUserOverview,
  findUserOverviewHistory,
} from '#api/portfolio/figures/overview';
import { findMyReturn, findUserReturn } from '#api/portfolio/figures/returns';
import { call } from '../../../api-client/call.ts';
import { FRESH, fromOwnersEndpoint } from '../../from-endpoint.ts';
import { queryClient } from '../../query-client.ts';
import type { Owner } from '../../shared-keys.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';

export function useOverview(owner: Owner) {
  return useQueryInPieces({
    ...FRESH,
    queryKey: ['overview', owner],
    ...fromOwnersEndpoint(owner, [findMyOverview, findUserOverview]),
  });
}

/** The values since a day, or of all time. While another period loads, the last one stays. */
export function useOverviewHistory(owner: Owner, from: string | undefined) {
  const query = { from };
  return useQueryInPieces({
    ...FRESH,
    queryKey: ['overview', owner, 'history', from],
    placeholderData: keepPreviousData,
    ...fromOwnersEndpoint(owner, [findMyOverviewHistory, findUserOverviewHistory], { query }),
  });
}

/** The return of the whole portfolio from the end of a day until now. */
export function usePortfolioReturn(owner: Owner, from: string) {
  const query = { from };
  return useQuery({
    ...FRESH,
    queryKey: ['returns', owner, from],
    ...fromOwnersEndpoint(owner, [findMyReturn, findUserReturn], { query }),
  });
}

const LIMITS = ['concentration-limits'] as const;

/** The user's own limits for concentration. */
export function useMyConcentrationLimits() {
  return useQuery({ queryKey: LIMITS, queryFn: ({ signal }) => call(findMyConcentrationLimits, { signal }) });
}

export function storeMyConcentrationLimits(saved: FoundConcentrationLimits): Promise<void> {
  queryClient.setQueryData(LIMITS, saved);
  return queryClient.invalidateQueries({ queryKey: ['overview', 'me'], exact: true });
}
