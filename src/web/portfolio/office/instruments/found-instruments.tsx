import { useListTop } from '../../../platform/lists/use-list-top.ts';
import { useLoadedPages } from '../../../platform/lists/use-loaded-pages.ts';
import { usePrintWhole } from '../../../platform/lists/use-print-whole.ts';
import { useInstruments } from '../../../platform/queries/portfolio/instruments/instruments.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { InstrumentCards } from './instrument-cards.tsx';
import { InstrumentTable } from './instrument-table.tsx';

interface FoundInstrumentsProps {
  readonly search: string;
  readonly onClear: () => void;
}

/** The instruments that match the search, with loading, empty and error states. */
export function FoundInstruments({ search, onClear }: FoundInstrumentsProps) {
  const texts = useTexts(instrumentsTexts);
  const found = useLoadedPages(useInstruments(search), search);
  const { items: instruments, error, more } = found;
  usePrintWhole(more);
  const top = useListTop(found.search);
  const List = useWideScreen() ? InstrumentTable : InstrumentCards;
  const failed = error !== null && (
    <LoadFailure title={texts.loadFailed} error={error} onRetry={found.retry} />
  );
  if (instruments === undefined) {
    return (
      failed || (
        <Sheet>
          <SkeletonRows label={texts.loading} />
        </Sheet>
      )
    );
  }
  return (
    <>
      <div ref={top}>
        {instruments.length > 0 ? (
          <List instruments={instruments} more={more} />
        ) : (
          <NoInstruments searched={search !== ''} onClear={onClear} />
        )}
      </div>
      {failed && <div className="mt-3">{failed}</div>}
    </>
  );
}

function NoInstruments({ searched, onClear }: { readonly searched: boolean; readonly onClear: () => void }) {
  const texts = useTexts(instrumentsTexts);
  const { clearFilters } = useTexts(commonTexts);
  return (
    <Sheet>
      <EmptyState
        title={texts.none}
        text={searched ? texts.noMatchText : texts.noneText}
        action={searched ? <Button onClick={onClear}>{clearFilters}</Button> : undefined}
      />
    </Sheet>
  );
}
