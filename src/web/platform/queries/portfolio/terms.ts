import { useQuery } from '@tanstack/react-query';
import { listIsinTerms } from '#api/portfolio/isin-terms';
import { call } from '../../api-client/call.ts';

const WHOLE_ISIN = 12;

/** The known terms of this ISIN, fetched once it is complete. */
export function useTermsOfIsin(isin: string) {
  return useQuery({
    queryKey: ['terms', isin],
    queryFn: ({ signal }) => call(listIsinTerms, { query: { isin }, signal }),
    enabled: isin.length === WHOLE_ISIN,
    staleTime: 60_000,
  });
}
