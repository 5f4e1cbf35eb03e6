import { useDeferredValue, useMemo } from 'react';
import type { Bond } from '#api/bonds';
import { useReading } from '../ui/reading.ts';
import type { BondListState } from './bond-list.ts';
import { shownBonds } from './shown-bonds.ts';

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
