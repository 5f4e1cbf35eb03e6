import { useQuery } from '@tanstack/react-query';
import { listIsinTerms } from '#api/portfolio/instruments/isin-terms';
import type { Owner } from '../../shared-keys.ts';
import { call } from '../../../api-client/call.ts';

const WHOLE_ISIN = 12;

/** The terms of this ISIN in others' holdings, fetched when the ISIN is complete; for an administrator who enters a holding. */
export function useTermsOfIsin(isin: string, owner: Owner) {
  return useQuery({
    queryKey: ['terms', isin],
    queryFn: ({ signal }) => call(listIsinTerms, { query: { isin }, signal }),
    enabled: owner !== 'me' && isin.length === WHOLE_ISIN,
    staleTime: 60_000,
  });
}
