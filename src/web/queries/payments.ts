import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BondId } from '#api/ids';
import { listMyPayments } from '#api/payments';
import { call } from '../call.ts';
import { useRefreshMyBondAnalytics } from './bond-analytics.ts';

const keyOf = (bondId: BondId) => ['my-payments', bondId] as const;

/** The payments of one of the signed-in user's bonds, in date order. */
export function useMyPayments(bondId: BondId) {
  return useQuery({
    queryKey: keyOf(bondId),
    queryFn: ({ signal }) => call(listMyPayments, { params: { bondId }, signal }),
  });
}

/** After a payment was added: the list, and what is figured from it, are asked for anew. */
export function useRefreshMyPayments(bondId: BondId): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshAnalytics = useRefreshMyBondAnalytics(bondId);
  return () => {
    refreshAnalytics();
    return queryClient.invalidateQueries({ queryKey: keyOf(bondId) });
  };
}
