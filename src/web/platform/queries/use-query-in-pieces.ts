import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { usePrinting } from '../ui/use-printing.ts';

/** The result of a query whose answer is rendered in small steps: `data` may still be missing after the query has succeeded. */
type ResultInPieces<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/**
 * `useQuery` for data that fills a screen. React would render the answer in one task, during which a slow phone cannot respond. The
 * first answer is rendered in small steps instead, a moment later.
 */
export function useQueryInPieces<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): ResultInPieces<Data> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isDrawn = useDeferredValue(data !== undefined);
  const isPrinting = usePrinting();
  return { data: isDrawn || isPrinting ? data : undefined, error, isFetching, isPlaceholderData, refetch };
}
