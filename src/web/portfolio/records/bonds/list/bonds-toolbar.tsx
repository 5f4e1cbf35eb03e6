import { ListCount } from '../../../../platform/lists/list-count.tsx';
import { ListToolbar } from '../../../../platform/lists/list-toolbar.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { BOND_SORTS, type BondListState } from './bond-list-state.ts';
import { OverdueSums, OverdueToggle, type Overdue } from './overdue-filter.tsx';

interface BondsToolbarProps {
  readonly state: BondListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<BondListState>) => void;
  readonly overdue: Overdue;
  /** The number of bonds shown, and of all; null while loading. */
  readonly counts: { readonly shown: number; readonly all: number } | null;
}

export function BondsToolbar({ counts, overdue, ...list }: BondsToolbarProps) {
  const texts = useTexts(bondsTexts);
  return (
    <div className="mt-5">
      <ListToolbar {...list} texts={texts} sorts={BOND_SORTS} sortLabels={texts.sorts}>
        <OverdueToggle overdue={overdue} pressed={list.state.overdue} onChange={list.onChange} />
        <ListCount counts={counts} texts={texts} />
      </ListToolbar>
      {list.state.overdue && <OverdueSums overdue={overdue} />}
    </div>
  );
}
