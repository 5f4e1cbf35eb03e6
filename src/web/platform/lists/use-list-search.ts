import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchInAddress } from './search-in-address.ts';
import { useSearchText } from './use-search-text.ts';

interface ListSearchOptions {
  /** True if what is typed elsewhere on the page stays when the list is searched, so nothing is asked. */
  readonly keepsEntries?: boolean;
}

/** The search of the current page's list, which is in the address as `?q=`. */
export function useListSearch({ keepsEntries = false }: ListSearchOptions = {}) {
  const { q = '' } = searchInAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const searchFor = useCallback(
    (text: string) =>
      void navigate({
        to: '.',
        search: searchInAddress({ q: text }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: keepsEntries,
      }),
    [navigate, keepsEntries],
  );
  const [typed, setTyped] = useSearchText(q, searchFor);
  return { searched: q.trim(), typed, setTyped };
}
