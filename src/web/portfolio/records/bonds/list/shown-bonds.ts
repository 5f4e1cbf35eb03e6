import type { Bond } from '#api/portfolio/bonds';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { search } from '#domain/lists/search';
import { sortBy, type SortValue } from '#domain/lists/sort-by';
import type { BondListState, BondSort } from './bond-list-state.ts';

/** The fields that are searched and sorted. */
type ListedBond = Pick<
  Bond,
  | 'isin'
  | 'notes'
  | 'bank'
  | 'currency'
  | 'direction'
  | 'nominal'
  | 'buyPrice'
  | 'yieldPercent'
  | 'computedYieldPercent'
  | 'profit'
>;

const SORT_VALUES: Record<BondSort, (bond: ListedBond) => SortValue> = {
  isin: (bond) => bond.isin,
  data: (bond) => bond.notes,
  bank: (bond) => bond.bank,
  direction: (bond) => bond.direction,
  nominal: (bond) => bond.nominal,
  buyPrice: (bond) => bond.buyPrice,
  ytm: displayedYield,
  profit: (bond) => bond.profit,
};

type Order = Pick<BondListState, 'search' | 'sort' | 'direction'> & { readonly collator: Intl.Collator };

/** The bonds that match the search (ISIN, Data, Bank, Currency or Direction), in the chosen order. */
export function shownBonds<Item extends ListedBond>(bonds: readonly Item[], order: Order): Item[] {
  const found = search(bonds, order.search, ({ isin, notes, bank, currency, direction }) => [
    isin,
    notes,
    bank,
    currency,
    direction,
  ]);
  return sortBy(found, SORT_VALUES[order.sort], order);
}
