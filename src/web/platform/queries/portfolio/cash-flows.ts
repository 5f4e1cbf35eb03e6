import { useQuery } from '@tanstack/react-query';
import {
  listCashFlows,
  listMyCashFlows,
  officeCashFlowCalls,
  ownCashFlowCalls,
  type CashFlow,
  type CashFlowCalls,
} from '#api/portfolio/cash-flows';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { useMutation } from '../use-mutation.ts';

const queryKey = (bondId: BondId) => ['cash-flows', bondId] as const;
const myQueryKey = (bondId: BondId) => ['my-cash-flows', bondId] as const;

/** Whose bond: the user's own, or for an administrator any. */
export interface BondOfOwner {
  readonly bondId: BondId;
  readonly isOwn: boolean;
}

/** The calls that write the cash flows of the user's own bonds, or of any. */
function cashFlowCalls(isOwn: boolean): CashFlowCalls {
  return isOwn ? ownCashFlowCalls : officeCashFlowCalls;
}

/** The cash flows of one of the signed-in user's bonds, in date order. */
export function useMyCashFlows(bondId: BondId) {
  return useQuery({
    queryKey: myQueryKey(bondId),
    ...fromEndpoint(listMyCashFlows, { params: { bondId } }),
  });
}

/** The same for any bond, for an administrator. */
export function useCashFlows(bondId: BondId) {
  return useQuery({
    queryKey: queryKey(bondId),
    queryFn: ({ signal }) => call(listCashFlows, { params: { id: bondId }, signal }),
  });
}

export function useRemoveCashFlow(bond: BondOfOwner) {
  return useMutation({
    mutationFn: ({ id, version }: CashFlow) =>
      call(cashFlowCalls(bond.isOwn).remove, { params: { id }, ifMatch: version }),
    onSettled: () => invalidateCashFlows(bond),
  });
}

/** Refetches the cash flows after a change. */
export function invalidateCashFlows({ bondId, isOwn }: BondOfOwner): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: isOwn ? myQueryKey(bondId) : queryKey(bondId) });
}
