import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchInAddress } from './search-in-address.ts';
import { useSearchText } from './use-search-text.ts';

/**
 * The search of the current page's list, which is in the address as `?q=`. Changing the search does not leave the page, so the
 * guard of unsaved changes is skipped; the row being edited stays in the list.
 */
export function useListSearch() {
  const { q = '' } = searchInAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const searchFor = useCallback(
    (text: string) =>
      void navigate({
        to: '.',
        search: searchInAddress({ q: text }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
    [navigate],
  );
  const [typed, setTyped] = useSearchText(q, searchFor);
  return { searched: q.trim(), typed, setTyped };
}
