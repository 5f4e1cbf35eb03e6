import { useDeferredValue, useMemo } from 'react';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import type { AdminListState } from '../list/bond-list-state.ts';
import { onlyMissing, type Overdue } from '../list/missing-payments.tsx';
import { shownAdminBonds, type AdminBond } from './shown-admin-bonds.ts';

/** The bonds in an administrator's list. The list is deferred, so that the search field responds to typing at once. */
export function useShownAdminBonds(
  bonds: readonly AdminBond[],
  { search: typed, sort, direction, part, missing }: AdminListState,
  { data }: Overdue,
): readonly AdminBond[] {
  const { locale } = useDisplayPreferences();
  const search = useDeferredValue(typed);
  return useMemo(
    () =>
      shownAdminBonds(
        missing ? onlyMissing(bonds, data) : bonds,
        { search, sort, direction, part },
        new Intl.Collator(locale),
      ),
    [bonds, missing, data, search, sort, direction, part, locale],
  );
}
