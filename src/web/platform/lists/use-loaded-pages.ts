import { useMemo, useState } from 'react';
import type { Page } from '../api-client/call-page.ts';
import { useInPieces } from '../ui/rendering/use-in-pieces.ts';

/** The part of a list that is not loaded yet. */
export interface MoreRows {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The part of `useInfiniteQuery`'s result that is used here. */
interface PagedQuery<Item> {
  readonly data: { readonly pages: readonly Page<Item[]>[] } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

/** The loaded rows of a list that is searched on the server, and how to load more. */
export function useLoadedPages<Item>(query: PagedQuery<Item>, search: string) {
  const { error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query;
  const data = useInPieces(query.data);
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  // While a search is running, the rows of the previous search are shown.
  const [shownFor, setShownFor] = useState(search);
  if (!isPlaceholderData && shownFor !== search) setShownFor(search);
  const onMore = () => void fetchNextPage();
  const more: MoreRows | null =
    hasNextPage && error === null ? { busy: isFetching || isPlaceholderData, onMore } : null;
  return {
    items,
    error,
    search: shownFor,
    more,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
