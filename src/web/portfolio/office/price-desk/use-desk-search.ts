import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { searchInAddress } from '../../../platform/lists/search-in-address.ts';
import { useSearchText } from '../../../platform/lists/use-search-text.ts';

/** The search of the price desk, which is in the address. To search is not to leave the page, so entries are not asked about. */
export function useDeskSearch() {
  const { q = '' } = useSearch({ from: '/queries/signed-in/administrator/admin/prices' });
  const navigate = useNavigate({ from: '/admin/prices' });
  const searchFor = useCallback(
    (text: string) =>
      void navigate({
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

export type DeskSearch = ReturnType<typeof useDeskSearch>;
