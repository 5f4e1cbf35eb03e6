import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Bond } from '#api/bonds';
import { useReading } from '../ui/reading.ts';
import { addressOf, stateOf, type BondListState } from './bond-list-state.ts';
import { shownBonds } from './shown-bonds.ts';
import { useSearchText } from './use-search-text.ts';

/** Search, order and part of the list of one's bonds: as the address holds them, so that reload and back keep them. */
export function useBondListState() {
  const state = stateOf(useSearch({ from: '/queries/signed-in/my-bonds' }));
  const navigate = useNavigate({ from: '/my-bonds' });
  const change = useCallback(
    (changed: Partial<BondListState>) => {
      void navigate({
        to: '/my-bonds',
        search: (before) => addressOf({ ...stateOf(before), ...changed }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const [search, setSearch] = useSearchText(
    state.search,
    useCallback((text) => change({ search: text }), [change]),
  );
  return { state: { ...state, search }, setSearch, change };
}

/** The bonds that the list shows. The table follows the typing as fast as it can, the field at once. */
export function useShownBonds(bonds: readonly Bond[] | undefined, state: BondListState): readonly Bond[] {
  const { locale } = useReading();
  const { sort, direction } = state;
  const search = useDeferredValue(state.search);
  return useMemo(
    () => shownBonds(bonds ?? [], { search, sort, direction, collator: new Intl.Collator(locale) }),
    [bonds, search, sort, direction, locale],
  );
}
