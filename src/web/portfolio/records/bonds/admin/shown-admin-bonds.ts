import type { UserDetails } from '#api/people/users';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { activeOrExpired } from '#domain/lists/active-or-expired';
import { search } from '#domain/lists/search';
import { sortBy, type SortValue } from '#domain/lists/sort-by';
import type { AdminListState, AdminSort } from '../list/bond-list-state.ts';

export type AdminBond = UserDetails['bonds'][number];

const SORT_VALUES: Record<AdminSort, (bond: AdminBond) => SortValue> = {
  isin: (bond) => bond.isin,
  nominal: (bond) => bond.nominal,
  buyPrice: (bond) => bond.buyPrice,
  ytm: displayedYield,
  profit: (bond) => bond.profit,
};

/** The active or expired bonds of a user that match the search (ISIN or currency), in the chosen order. */
export function shownAdminBonds(
  bonds: readonly AdminBond[],
  state: Omit<AdminListState, 'overdue'>,
  collator: Intl.Collator,
) {
  const found = search(activeOrExpired(bonds, state.part), state.search, ({ isin, currency }) => [
    isin,
    currency,
  ]);
  return sortBy(found, SORT_VALUES[state.sort], { direction: state.direction, collator });
}
