import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BondId, UserId } from '#api/platform/ids';
import {
  listMyPayments,
  removeMyPayment,
  removePayment,
  restoreMyPayment,
  type Payment,
} from '#api/portfolio/payments';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { invalidateUserDetails } from '../shared-keys.ts';
import { useRefreshMyBondAnalytics } from './figures/refresh-bond-analytics.ts';
import { useMutation } from '../use-mutation.ts';

const queryKey = (bondId: BondId) => ['my-payments', bondId] as const;

/** The payments of one of the signed-in user's bonds, in date order. */
export function useMyPayments(bondId: BondId) {
  return useQuery({
    queryKey: queryKey(bondId),
    ...fromEndpoint(listMyPayments, { params: { bondId } }),
  });
}

/** After a change of the payments: refetches the list and what is computed from it. */
export function useRefreshMyPayments(bondId: BondId): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshAnalytics = useRefreshMyBondAnalytics(bondId);
  return () => {
    refreshAnalytics();
    return queryClient.invalidateQueries({ queryKey: queryKey(bondId) });
  };
}

export function useRemoveMyPayment(bondId: BondId) {
  const refresh = useRefreshMyPayments(bondId);
  return useMutation({
    mutationFn: ({ id, version }: Payment) =>
      call(removeMyPayment, { params: { id: String(id) }, ifMatch: version }),
    onSettled: refresh,
  });
}

export function useRestoreMyPayment(bondId: BondId) {
  const refresh = useRefreshMyPayments(bondId);
  return useMutation({
    mutationFn: ({ id }: Payment) => call(restoreMyPayment, { params: { id: String(id) } }),
    onSettled: refresh,
  });
}

/** Removes a payment of a user, for an administrator. */
export function useRemovePayment(userId: UserId) {
  return useMutation({
    mutationFn: (payment: Payment) =>
      call(removePayment, { params: { id: String(payment.id) }, ifMatch: payment.version }),
    onSuccess: () => invalidateUserDetails(userId),
  });
}
