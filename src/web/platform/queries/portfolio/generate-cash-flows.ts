import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generateCashFlows } from '#api/portfolio/generate-cash-flows';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { forgetCashFlows } from './cash-flows.ts';

/** What generating a bond's cash flows would change now. */
export function useCashFlowPreview(bondId: BondId) {
  return useQuery({
    queryKey: ['cash-flow-preview', bondId],
    queryFn: ({ signal }) =>
      call(generateCashFlows, { params: { id: String(bondId) }, query: { preview: 'true' }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useGenerateCashFlows(bondId: BondId) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: () => call(generateCashFlows, { params: { id: String(bondId) }, idempotencyKey }),
    onSettled: () => forgetCashFlows(bondId),
  });
}
