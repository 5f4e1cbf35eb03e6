import { ListToolbar } from '../../../../platform/lists/list-toolbar.tsx';
import { userDetailsTexts } from '../../../../platform/texts/people/user-details.ts';
import { bondChangesTexts } from '../../../../platform/texts/portfolio/bond-changes.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ADMIN_SORTS, type AdminListState } from '../list/bond-list-state.ts';
import { OverdueSums, OverdueToggle, type Overdue } from '../list/overdue-filter.tsx';

interface AdminBondsToolbarProps {
  readonly state: AdminListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<AdminListState>) => void;
  readonly onAdd: () => void;
  readonly overdue: Overdue;
}

export function AdminBondsToolbar({ onAdd, overdue, ...list }: AdminBondsToolbarProps) {
  const texts = useTexts(userDetailsTexts);
  const { addBond } = useTexts(bondChangesTexts);
  return (
    <>
      <ListToolbar {...list} texts={texts} sorts={ADMIN_SORTS} sortLabels={texts.sorts}>
        <OverdueToggle overdue={overdue} pressed={list.state.overdue} onChange={list.onChange} />
        <Button kind="primary" className="md:ml-auto" onClick={onAdd}>
          {addBond}
        </Button>
      </ListToolbar>
      {list.state.overdue && <OverdueSums overdue={overdue} />}
    </>
  );
}
