import { ListToolbar } from '../../platform/lists/list-toolbar.tsx';
import { userDetailsTexts } from '../../platform/texts/user-details.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { MANAGED_SORTS, type ManagedListState } from './bond-list.ts';
import { MissingSums, MissingToggle, type Overdue } from './missing-payments.tsx';

interface ManagedBondsToolbarProps {
  readonly state: ManagedListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<ManagedListState>) => void;
  readonly onAdd: () => void;
  readonly overdue: Overdue;
}

export function ManagedBondsToolbar({ onAdd, overdue, ...list }: ManagedBondsToolbarProps) {
  const texts = useTexts(userDetailsTexts);
  return (
    <>
      <ListToolbar {...list} texts={texts} sorts={MANAGED_SORTS} sortLabels={texts.sorts}>
        <MissingToggle overdue={overdue} pressed={list.state.missing} onChange={list.onChange} />
        <Button kind="primary" className="md:ml-auto" onClick={onAdd}>
          {texts.addBond}
        </Button>
      </ListToolbar>
      {list.state.missing && <MissingSums overdue={overdue} />}
    </>
  );
}
