import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { usePrinting } from '../ui/use-printing.ts';

/** The result of a query whose answer is drawn in pieces: there may be no data yet where the query has succeeded. */
type ResultInPieces<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/**
 * `useQuery` for what fills a screen. React draws what a query brings in one go, which keeps a slow phone from answering; the
 * first answer is drawn in small pieces instead, a moment later.
 */
export function useQueryInPieces<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): ResultInPieces<Data> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isDrawn = useDeferredValue(data !== undefined);
  const isPrinting = usePrinting();
  return { data: isDrawn || isPrinting ? data : undefined, error, isFetching, isPlaceholderData, refetch };
}
