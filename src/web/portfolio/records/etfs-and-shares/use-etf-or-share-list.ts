import { useDeferredValue, useMemo } from 'react';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useEtfsOrShares, type Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { etfOrShareListInAddress, type EtfOrShareListState } from './etf-or-share-list.ts';
import { shownEtfsOrShares } from './shown-etfs-or-shares.ts';

/** The ETFs or shares of a portfolio as shown on screen: one part, filtered and sorted. */
export function useEtfOrShareList(portfolio: Portfolio) {
  const list = useListState(etfOrShareListInAddress);
  const { data, error, isFetching, refetch } = useEtfsOrShares(portfolio, list.state.part);
  const shown = useShown(data, list.state);
  return { ...list, portfolio, loaded: data, shown, error, isFetching, refetch };
}

export type EtfOrShareList = ReturnType<typeof useEtfOrShareList>;

/** Deferred: the search field responds to typing at once, the cards follow when they can. */
function useShown(loaded: readonly EtfOrShare[] | undefined, state: EtfOrShareListState) {
  const { locale } = useDisplayPreferences();
  const { sort, direction } = state;
  const search = useDeferredValue(state.search);
  return useMemo(
    () => shownEtfsOrShares(loaded ?? [], { search, sort, direction, collator: new Intl.Collator(locale) }),
    [loaded, search, sort, direction, locale],
  );
}
