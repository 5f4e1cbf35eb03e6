import { useQuery } from '@tanstack/react-query';
import { DISTRIBUTION_CALLS, type Distribution } from '#api/portfolio/distributions';
import type { EtfOrShareId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';
import type { Portfolio } from './etfs-and-shares.ts';
import { queryClient } from '../query-client.ts';
import { detailsKey, TOTALS } from '../shared-keys.ts';
import { useMutation } from '../use-mutation.ts';

/** An ETF or a share, seen by its holder or by an administrator. */
export interface DistributionHolding extends Portfolio {
  readonly id: EtfOrShareId;
}

const distributionCalls = ({ kind, owner }: Portfolio) =>
  DISTRIBUTION_CALLS[owner === 'me' ? 'own' : 'office'][kind];

const queryKey = ({ kind, owner, id }: DistributionHolding) => ['distributions', kind, owner, id] as const;

/** The distributions, by pay day. */
export function useDistributions(holding: DistributionHolding) {
  return useQuery({
    queryKey: queryKey(holding),
    queryFn: ({ signal }) => call(distributionCalls(holding).list, { params: { id: holding.id }, signal }),
  });
}

/** Refetches the distributions after a change. */
export function invalidateDistributions(holding: DistributionHolding): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: TOTALS });
  if (holding.owner !== 'me') void queryClient.invalidateQueries({ queryKey: detailsKey(holding.owner) });
  return queryClient.invalidateQueries({ queryKey: queryKey(holding) });
}

export function useRemoveDistribution(holding: DistributionHolding) {
  return useMutation({
    mutationFn: ({ id, version }: Distribution) =>
      call(distributionCalls(holding).remove, { params: { id }, ifMatch: version }),
    onSettled: () => invalidateDistributions(holding),
  });
}

export function useRestoreDistribution(holding: DistributionHolding) {
  return useMutation({
    mutationFn: ({ id }: Distribution) => call(distributionCalls(holding).restore, { params: { id } }),
    onSettled: () => invalidateDistributions(holding),
  });
}
