import { ListCount } from '../../../../platform/lists/list-count.tsx';
import { ListToolbar } from '../../../../platform/lists/list-toolbar.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { BOND_SORTS, type BondListState } from './bond-list-state.ts';
import { MissingSums, MissingToggle, type Overdue } from './missing-payments.tsx';

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
        <MissingToggle overdue={overdue} pressed={list.state.missing} onChange={list.onChange} />
        <ListCount counts={counts} texts={texts} />
      </ListToolbar>
      {list.state.missing && <MissingSums overdue={overdue} />}
    </div>
  );
}
