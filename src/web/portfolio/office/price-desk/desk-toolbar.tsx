import { useId } from 'react';
import { DateInput } from '../../../platform/forms/date-field/date-input.tsx';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ListSearch } from '../../../platform/lists/list-search.tsx';
import type { useListSearch } from '../../../platform/lists/use-list-search.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { countRows, listFilters, type PriceFilter } from './price-filter.ts';
import type { PriceDesk } from './use-price-desk.ts';

interface DeskToolbarProps {
  readonly desk: PriceDesk;
  readonly filter: PriceFilter;
  readonly onFilter: (filter: PriceFilter) => void;
  readonly search: ReturnType<typeof useListSearch>;
}

/** The search and filter of securities, and the settings for all new prices. */
export function DeskToolbar({ desk, filter, onFilter, search }: DeskToolbarProps) {
  const texts = useTexts(pricesTexts);
  const id = useId();
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-3">
      <ListSearch
        label={texts.search}
        placeholder={texts.searchHint}
        value={search.typed}
        onChange={search.setTyped}
        searched={search.searched}
      />
      <SegmentedToggle
        label={texts.show}
        value={filter}
        onChange={onFilter}
        phoneColumns={3}
        options={listFilters(desk.rows, filter).map((value) => ({
          value,
          label: `${texts.filters[value]} ${countRows(desk.rows, value)}`,
        }))}
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 no-print md:ml-auto">
        <SegmentedToggle
          label={texts.quotation}
          value={desk.quotation}
          onChange={desk.setQuotation}
          options={(['clean', 'dirty'] as const).map((value) => ({ value, label: texts.quotations[value] }))}
        />
        <div className="w-40">
          <DateInput id={id} label={texts.dayForAll} value={desk.dayForAll} onChange={desk.setDayForAll} />
        </div>
      </div>
    </div>
  );
}
