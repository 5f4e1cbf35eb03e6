import { useQuery } from '@tanstack/react-query';
import { generateCashFlows, generateMyCashFlows } from '#api/portfolio/generate-cash-flows';
import { call } from '../../api-client/call.ts';
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts';
import { invalidateCashFlows, type BondOfOwner } from './cash-flows.ts';
import { useMutation } from '../use-mutation.ts';

function generateCall(isOwn: boolean) {
  return isOwn ? generateMyCashFlows : generateCashFlows;
}

/** What generating a bond's cash flows would change now. */
export function useCashFlowPreview({ bondId, isOwn }: BondOfOwner) {
  return useQuery({
    queryKey: ['cash-flow-preview', bondId],
    queryFn: ({ signal }) =>
      call(generateCall(isOwn), { params: { id: String(bondId) }, query: { preview: 'true' }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useGenerateCashFlows(bond: BondOfOwner) {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: () => {
      const params = { id: String(bond.bondId) };
      return call(generateCall(bond.isOwn), { params, idempotencyKey: keyFor(params) });
    },
    onSettled: () => invalidateCashFlows(bond),
  });
}
