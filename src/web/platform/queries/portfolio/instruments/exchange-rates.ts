import { findActiveRates, loadRates } from '#api/portfolio/instruments/exchange-rates';
import { call } from '../../../api-client/call.ts';
import { fromEndpoint } from '../../from-endpoint.ts';
import { queryClient } from '../../query-client.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import { useMutation } from '../../use-mutation.ts';

const IN_USE = ['exchange-rates'] as const;

export function useRatesInUse() {
  return useQueryInPieces({ queryKey: IN_USE, ...fromEndpoint(findActiveRates) });
}

/** Stores the rates of a European Central Bank file. */
export function useLoadRates() {
  return useMutation({
    mutationFn: (text: string) => call(loadRates, { body: { text } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: IN_USE }),
  });
}
