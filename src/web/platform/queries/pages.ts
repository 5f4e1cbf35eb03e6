import type { Page } from '../api-client/call-page.ts';

/** Rows of one page. */
export const PAGE_SIZE = 100;
export const FIRST_PAGE: string | undefined = undefined;

interface LoadedPages {
  readonly state: { readonly data?: { readonly pages: readonly Page<unknown[]>[] } | undefined };
}

/** Does not reload every page just because the window regains focus. */
function isShort({ state }: LoadedPages): boolean {
  return (state.data?.pages.length ?? 0) <= 5;
}

/** When a list that is loaded page by page reloads by itself. */
export const REFETCHED_WHILE_SHORT = {
  refetchOnMount: isShort,
  refetchOnWindowFocus: isShort,
  refetchOnReconnect: isShort,
} as const;
