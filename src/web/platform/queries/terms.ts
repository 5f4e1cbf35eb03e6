import { useQuery } from '@tanstack/react-query';
import { listIsinTerms } from '#api/isin-terms';
import { call } from '../api-client/call.ts';

const WHOLE_ISIN = 12;

/** The terms that bonds of this ISIN have elsewhere, asked for once it is typed whole. */
export function useTermsOfIsin(isin: string) {
  return useQuery({
    queryKey: ['terms', isin],
    queryFn: ({ signal }) => call(listIsinTerms, { query: { isin }, signal }),
    enabled: isin.length === WHOLE_ISIN,
    staleTime: 60_000,
  });
}
