import { useMutation, useQuery } from '@tanstack/react-query';
import { listCashFlows, listMyCashFlows, removeCashFlow, type CashFlow } from '#api/portfolio/cash-flows';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';

/** The cash flows of one of the signed-in user's bonds, in date order. */
export function useMyCashFlows(bondId: BondId) {
  return useQuery({
    queryKey: ['my-cash-flows', bondId],
    queryFn: ({ signal }) => call(listMyCashFlows, { params: { bondId }, signal }),
  });
}

const queryKey = (bondId: BondId) => ['cash-flows', bondId] as const;

/** The same for any bond, for an administrator. */
export function useCashFlows(bondId: BondId) {
  return useQuery({
    queryKey: queryKey(bondId),
    queryFn: ({ signal }) => call(listCashFlows, { params: { id: bondId }, signal }),
  });
}

export function useRemoveCashFlow(bondId: BondId) {
  return useMutation({
    mutationFn: ({ id, version }: CashFlow) => call(removeCashFlow, { params: { id }, ifMatch: version }),
    onSettled: () => forgetCashFlows(bondId),
  });
}

/** Refetches after one was added, changed or removed. */
export function forgetCashFlows(bondId: BondId): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKey(bondId) });
}
