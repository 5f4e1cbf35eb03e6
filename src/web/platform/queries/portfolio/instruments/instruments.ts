import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import {
  findInstrument,
  findInstrumentDetails,
  listInstruments,
} from '#api/portfolio/instruments/instruments';
import { call } from '../../../api-client/call.ts';
import { fromEndpoint } from '../../from-endpoint.ts';
import { callPage } from '../../../api-client/call-page.ts';
import { FIRST_PAGE, PAGE_SIZE, REFETCHED_WHILE_SHORT } from '../../pages.ts';
import { queryClient } from '../../query-client.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';

const LIST = ['instruments'] as const;
const DETAILS = ['instrument-details'] as const;

/** The instruments that match the search, in ISIN order, page by page; while somebody types, the previous results stay. */
export function useInstruments(search: string) {
  return useInfiniteQuery({
    queryKey: [...LIST, search],
    queryFn: ({ signal, pageParam }) => {
      const q = search === '' ? undefined : search;
      return callPage(listInstruments, { query: { q, limit: PAGE_SIZE, cursor: pageParam }, signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...REFETCHED_WHILE_SHORT,
  });
}

/** The security of one of the user's own bonds, with its prices; not requested if nothing is recorded about it. */
export function useInstrument({ isin, security }: Pick<BondAnalytics, 'isin' | 'security'>) {
  return useQuery({
    queryKey: ['instrument', isin],
    queryFn:
      security === null ? skipToken : ({ signal }) => call(findInstrument, { params: { isin }, signal }),
  });
}

/** One instrument with its prices, and the holdings that differ from it. */
export function useInstrumentDetails(isin: string) {
  return useQueryInPieces({
    queryKey: [...DETAILS, isin],
    ...fromEndpoint(findInstrumentDetails, { params: { isin } }),
  });
}

/** After an instrument, or a price of one, was changed. */
export async function invalidateInstruments(): Promise<void> {
  await Promise.all([LIST, DETAILS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
