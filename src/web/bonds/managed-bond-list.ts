import type { UserDetails } from '#api/users';
import { activeOrExpired } from '#domain/lists/active-or-expired';
import { search } from '#domain/lists/search';
import { sortBy, type SortValue } from '#domain/lists/sort-by';
import type { BondListState } from './bond-list-state.ts';

export type ManagedBond = UserDetails['bonds'][number];

export const MANAGED_SORTS = ['isin', 'nominal', 'buyPrice', 'ytm', 'profit'] as const;
type ManagedSort = (typeof MANAGED_SORTS)[number];

const SORT_VALUES: Record<ManagedSort, (bond: ManagedBond) => SortValue> = {
  isin: (bond) => bond.isin,
  nominal: (bond) => bond.nominal,
  buyPrice: (bond) => bond.buyPrice,
  ytm: (bond) => bond.yieldPercent,
  profit: (bond) => bond.profit,
};

/** The sort of an address, where it is one of an administrator's list. */
export function managedSort(sort: BondListState['sort']): ManagedSort {
  return MANAGED_SORTS.find((name) => name === sort) ?? 'isin';
}

/** A user's bonds as their administrator sees them: one part, found by ISIN or currency, in the chosen order. */
export function shownManagedBonds(
  bonds: readonly ManagedBond[],
  state: BondListState,
  collator: Intl.Collator,
) {
  const found = search(activeOrExpired(bonds, state.part), state.search, ({ isin, currency }) => [
    isin,
    currency,
  ]);
  return sortBy(found, SORT_VALUES[managedSort(state.sort)], { direction: state.direction, collator });
}
