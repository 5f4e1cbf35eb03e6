import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useInPieces } from '../ui/rendering/use-in-pieces.ts';

/** The result of a query whose answer is rendered in small steps: `data` may still be missing after the query has succeeded. */
type ResultInPieces<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/** `useQuery` for data that fills a screen (`useInPieces`). */
export function useQueryInPieces<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): ResultInPieces<Data> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(options);
  return { data: useInPieces(data), error, isFetching, isPlaceholderData, refetch };
}
