import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Bond } from '#api/portfolio/bonds';
import { keepListedBonds } from '../../../../platform/queries/portfolio/my-bonds.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import type { BondListState } from './bond-list-state.ts';
import { onlyOverdue, type Overdue } from './overdue-filter.tsx';
import { shownBonds } from './shown-bonds.ts';

const NONE: readonly Bond[] = [];

/** The bonds in the list. The list is deferred, so that the search field responds to typing at once. */
export function useShownBonds(
  bonds: readonly Bond[] | undefined,
  state: BondListState,
  { data }: Overdue,
): readonly Bond[] {
  const { locale } = useDisplayPreferences();
  const { sort, direction, overdue } = state;
  const search = useDeferredValue(state.search);
  const shown = useMemo(
    () => bonds && shownBonds(bonds, { search, sort, direction, collator: new Intl.Collator(locale) }),
    [bonds, search, sort, direction, locale],
  );
  const listed = useMemo(() => (overdue && shown ? onlyOverdue(shown, data) : shown), [shown, overdue, data]);
  useEffect(() => {
    if (listed !== undefined) keepListedBonds(listed);
  }, [listed]);
  return listed ?? NONE;
}
