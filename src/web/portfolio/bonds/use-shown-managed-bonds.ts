import { useDeferredValue, useMemo } from 'react';
import { useReading } from '../../platform/ui/reading.ts';
import type { ManagedListState } from './bond-list.ts';
import { onlyMissing, type Overdue } from './missing-payments.tsx';
import { shownManagedBonds, type ManagedBond } from './managed-bond-list.ts';

/** The bonds that an administrator's list shows. The list follows the typing as fast as it can, the field at once. */
export function useShownManagedBonds(
  bonds: readonly ManagedBond[],
  { search: typed, sort, direction, part, missing }: ManagedListState,
  { data }: Overdue,
): readonly ManagedBond[] {
  const { locale } = useReading();
  const search = useDeferredValue(typed);
  return useMemo(
    () =>
      shownManagedBonds(
        missing ? onlyMissing(bonds, data) : bonds,
        { search, sort, direction, part },
        new Intl.Collator(locale),
      ),
    [bonds, missing, data, search, sort, direction, part, locale],
  );
}
