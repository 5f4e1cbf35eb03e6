import { ListToolbar } from '../lists/list-toolbar.tsx';
import { userDetailsTexts } from '../texts/user-details.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { MANAGED_SORTS, type ManagedListState } from './bond-list.ts';

interface ManagedBondsToolbarProps {
  readonly state: ManagedListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<ManagedListState>) => void;
  readonly onAdd: () => void;
}

export function ManagedBondsToolbar({ onAdd, ...list }: ManagedBondsToolbarProps) {
  const texts = useTexts(userDetailsTexts);
  return (
    <ListToolbar {...list} texts={texts} sorts={MANAGED_SORTS} sortLabels={texts.sorts}>
      <Button kind="primary" className="md:ml-auto" onClick={onAdd}>
        {texts.addBond}
      </Button>
    </ListToolbar>
  );
}
