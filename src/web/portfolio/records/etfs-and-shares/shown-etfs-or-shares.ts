import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { search } from '#domain/lists/search';
import { sortBy } from '#domain/lists/sort-by';
import type { EtfOrShareListState, EtfOrShareSort } from './etf-or-share-list.ts';

/** The fields that are searched and sorted. */
type Listed = Pick<EtfOrShare, EtfOrShareSort>;
type Order = Pick<EtfOrShareListState, 'search' | 'sort' | 'direction'> & {
  readonly collator: Intl.Collator;
};

/** The items that match the search (ISIN, name, bank, direction or currency), in the chosen order. */
export function shownEtfsOrShares<Item extends Listed>(items: readonly Item[], order: Order): Item[] {
  const found = search(items, order.search, ({ isin, name, bank, direction, currency }) => [
    isin,
    name,
    bank,
    direction,
    currency,
  ]);
  return sortBy(found, (item) => item[order.sort], order);
}
