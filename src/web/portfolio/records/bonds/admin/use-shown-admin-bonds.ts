import { useDeferredValue, useMemo } from 'react';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import type { AdminListState } from '../list/bond-list-state.ts';
import { onlyOverdue, type Overdue } from '../list/overdue-filter.tsx';
import { shownAdminBonds, type AdminBond } from './shown-admin-bonds.ts';

/** The bonds in an administrator's list. The list is deferred, so that the search field responds to typing at once. */
export function useShownAdminBonds(
  bonds: readonly AdminBond[],
  { search: typed, sort, direction, part, overdue }: AdminListState,
  { data }: Overdue,
): readonly AdminBond[] {
  const { locale } = useDisplayPreferences();
  const search = useDeferredValue(typed);
  return useMemo(
    () =>
      shownAdminBonds(
        overdue ? onlyOverdue(bonds, data) : bonds,
        { search, sort, direction, part },
        new Intl.Collator(locale),
      ),
    [bonds, overdue, data, search, sort, direction, part, locale],
  );
}
