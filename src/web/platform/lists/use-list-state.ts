import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListInAddress, ListState } from './list-state.ts';
import { useSearchText } from './use-search-text.ts';

/** Search, order and part of the current page's list, kept in its address, so that reload and back keep them. */
export function useListState<Sort extends string>(list: ListInAddress<Sort>) {
  const state = list.readState(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = useCallback(
    (changed: Partial<ListState<Sort>>) => {
      void navigate({
        to: '.',
        search: (before) => list.toAddress({ ...list.readState(before), ...changed }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, list],
  );
  const [search, setSearch] = useSearchText(
    state.search,
    useCallback((text) => change({ search: text }), [change]),
  );
  return { state: { ...state, search }, setSearch, change };
}
