import { userDetailsTexts } from '../texts/user-details.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SegmentedToggle } from '../ui/segmented-toggle.tsx';
import { SortSelect } from '../ui/sort-select.tsx';
import type { BondListState } from './bond-list-state.ts';
import { MANAGED_SORTS, managedSort } from './managed-bond-list.ts';

interface ManagedBondsToolbarProps {
  readonly state: BondListState;
  readonly onChange: (changed: Partial<BondListState>) => void;
  readonly onAdd: () => void;
}

export function ManagedBondsToolbar({ state, onChange, onAdd }: ManagedBondsToolbarProps) {
  const texts = useTexts(userDetailsTexts);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 no-print">
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
      <SortSelect
        label={texts.sortBy}
        options={MANAGED_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        value={managedSort(state.sort)}
        onChange={(sort) => onChange({ sort })}
        direction={state.direction}
        directionLabel={texts[state.direction]}
        onDirectionChange={(direction) => onChange({ direction })}
      />
      <SegmentedToggle
        label={texts.show}
        options={[
          { value: 'active', label: texts.showActive },
          { value: 'expired', label: texts.showExpired },
        ]}
        value={state.part}
        onChange={(part) => onChange({ part })}
      />
      <Button kind="primary" className="md:ml-auto" onClick={onAdd}>
        {texts.addBond}
      </Button>
    </div>
  );
}
