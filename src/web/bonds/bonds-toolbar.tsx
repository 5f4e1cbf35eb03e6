import { ListCount } from '../lists/list-count.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { BOND_SORTS, type BondListState } from './bond-list.ts';

interface BondsToolbarProps {
  readonly state: BondListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<BondListState>) => void;
  /** How many of how many are shown; none while they are on their way. */
  readonly counts: { readonly shown: number; readonly all: number } | null;
}

export function BondsToolbar({ counts, ...list }: BondsToolbarProps) {
  const texts = useTexts(bondsTexts);
  return (
    <div className="mt-5">
      <ListToolbar {...list} texts={texts} sorts={BOND_SORTS} sortLabels={texts.sorts}>
        <ListCount counts={counts} texts={texts} />
      </ListToolbar>
    </div>
  );
}
