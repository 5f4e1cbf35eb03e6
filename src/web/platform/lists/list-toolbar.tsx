import type { ReactNode } from 'react';
import { listsTexts } from '../texts/platform/lists.ts';
import { printTexts } from '../texts/platform/print.ts';
import { useTexts } from '../texts/texts.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { SegmentedToggle } from '../ui/segmented-toggle.tsx';
import { SortSelect } from '../ui/sort-select.tsx';
import type { ListState } from './list-state.ts';
import { PrintedFacts } from './printed-facts.tsx';

interface ListToolbarProps<Sort extends string> {
  readonly texts: {
    readonly search: string;
    readonly searchHint: string;
    /** Replaces 'Show Active' and 'Show Expired'. */
    readonly showActive?: string;
    readonly showExpired?: string;
  };
  readonly sorts: readonly Sort[];
  readonly sortLabels: Readonly<Record<Sort, string>>;
  readonly state: ListState<Sort>;
  readonly onSearch: (search: string) => void;
  readonly onChange: (changed: Partial<ListState<Sort>>) => void;
  /** On the right. */
  readonly children: ReactNode;
}

/** Above a list: its search, its order, and which part of it is shown. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { texts, sorts, sortLabels, state, onSearch, onChange, children } = props;
  const lists = useTexts(listsTexts);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <PrintedFacts facts={usePrintedState(state, sortLabels[state.sort])} />
      <SearchBox
        label={texts.search}
        placeholder={texts.searchHint}
        value={state.search}
        onChange={onSearch}
      />
      <SortSelect
        label={lists.sortBy}
        options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
        direction={state.direction}
        directionLabel={lists[state.direction]}
        onDirectionChange={(direction) => onChange({ direction })}
      />
      <SegmentedToggle
        label={lists.show}
        options={[
          { value: 'active', label: texts.showActive ?? lists.showActive },
          { value: 'expired', label: texts.showExpired ?? lists.showExpired },
        ]}
        value={state.part}
        // Only active bonds have overdue payments.
        onChange={(part) => onChange({ part, overdue: false })}
      />
      {children}
    </div>
  );
}

/** 'Active', 'sorted by ISIN, ascending', 'matching “bgn”' */
function usePrintedState(state: ListState<string>, sortLabel: string): string[] {
  const { part, direction, search, overdue } = state;
  const texts = useTexts(printTexts);
  const lists = useTexts(listsTexts);
  const facts = [
    overdue ? texts.overdue : texts[part],
    texts.sortedBy(sortLabel, lists[direction].toLowerCase()),
  ];
  return search.trim() === '' ? facts : [...facts, texts.matching(search.trim())];
}
