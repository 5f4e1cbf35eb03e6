import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { formatFigure } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { SegmentedToggle } from '../ui/segmented-toggle.tsx';
import { SortSelect } from '../ui/sort-select.tsx';
import { BOND_SORTS, type BondListState } from './bond-list-state.ts';

interface BondsToolbarProps {
  readonly state: BondListState;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<BondListState>) => void;
  /** How many of how many are shown; none while they are on their way. */
  readonly counts: { readonly shown: number; readonly all: number } | null;
}

export function BondsToolbar({ state, onSearch, onChange, counts }: BondsToolbarProps) {
  const texts = useTexts(bondsTexts);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-2 no-print">
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={state.search}
        onChange={onSearch}
      />
      <SortSelect
        label={texts.sortBy}
        options={BOND_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        value={state.sort}
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
      <p role="status" className="text-soft max-md:w-full md:ml-auto">
        {counts !== null && <Count {...counts} />}
      </p>
    </div>
  );
}

function Count({ shown, all }: { readonly shown: number; readonly all: number }) {
  const texts = useTexts(bondsTexts);
  const { locale } = useReading();
  const figure = formatFigure(all, locale);
  return shown === all ? texts.count(all, figure) : texts.countOf(formatFigure(shown, locale), figure);
}
