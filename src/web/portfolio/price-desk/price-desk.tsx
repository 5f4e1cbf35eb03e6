import { useState, type ClipboardEvent } from 'react';
import { readPriceRows, type PriceRow } from '#domain/prices/read-price-rows';
import type { PricedInstrument } from '#api/portfolio/prices';
import { Page } from '../../platform/layout/page.tsx';
import { ActMessage } from '../../platform/lists/act-message.tsx';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { useActMessage } from '../../platform/lists/use-act-message.ts';
import { useToday } from '../../platform/lists/use-today.ts';
import { useSavePrices, useUndoPrices } from '../../platform/queries/portfolio/prices.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { pricesTexts } from '../../platform/texts/portfolio/prices.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useWithCause } from '../../platform/texts/use-with-cause.ts';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { DeskActions } from './desk-actions.tsx';
import { DeskToolbar } from './desk-toolbar.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { filterRows, type PriceFilter } from './price-filter.ts';
import { PriceGrid } from './price-grid.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedPrices } from './saved-prices.tsx';
import { usePriceDesk, type PriceDesk as Desk } from './use-price-desk.ts';

/** Rows have fields, so only this many are rendered at first, and more on scrolling near their end. */
const ROWS_AT_ONCE = 100;

/** Prices of every security that somebody holds: typed, pasted or loaded, previewed, saved as one. */
export function PriceDesk({ listed }: { readonly listed: readonly PricedInstrument[] }) {
  const texts = useTexts(pricesTexts);
  const desk = usePriceDesk(listed, useToday());
  const [filter, setFilter] = useState<PriceFilter>('all');
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  /** The text of the open dialog. */
  const [pasting, setPasting] = useState<{ readonly text: string; readonly from: 'entered' | 'file' } | null>(
    null,
  );
  const [taken, setTaken] = useState(0);
  const { message, say, dismiss } = useActMessage();
  const { save, isSaving, undoing, sayUndone } = useSaving(desk, say);
  const rows = filterRows(desk.rows, filter);
  const visible = rows.filter((row, i) => i < shown || row.entry !== undefined);

  function takeText(text: string, from: 'entered' | 'file') {
    const read = readPriceRows(text);
    if (read.faults.length > 0 || read.rows.length === 0) setPasting({ text, from });
    else takeRows(read.rows, from);
  }
  function takeRows(read: readonly PriceRow[], from: 'entered' | 'file') {
    desk.takeOver(read, from);
    setPasting(null);
    setTaken(read.length);
  }
  /** More than one cell is a grid, not text for one field. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    takeText(text, 'entered');
  };
  return (
    <Page
      title={texts.title}
      intro={texts.intro(listed.length)}
      actions={
        <DeskActions
          onPaste={() => setPasting({ text: '', from: 'entered' })}
          onFileText={(text) => takeText(text, 'file')}
          onProblem={(problem) => say({ kind: 'error', text: texts[problem] })}
        />
      }
    >
      <div onPaste={pasting === null ? onPaste : undefined}>
        <DeskToolbar desk={desk} filter={filter} onFilter={setFilter} />
        <Taken desk={desk} count={taken} />
        {visible.length === 0 ? (
          <Sheet>
            <EmptyState
              title={listed.length === 0 ? texts.none : texts.noneOfFilter}
              {...(listed.length === 0 ? { text: texts.noneText } : {})}
            />
          </Sheet>
        ) : (
          <PriceGrid desk={desk} rows={visible} />
        )}
        {rows.length > visible.length && (
          <MoreButton busy={false} onMore={() => setShown(shown + ROWS_AT_ONCE)} />
        )}
        <SaveBar desk={desk} busy={isSaving} onSave={save} />
      </div>
      <SavedPrices undo={undoing} onUndone={sayUndone} />
      {pasting !== null && (
        <PasteDialog
          text={pasting.text}
          onRows={(read) => takeRows(read, pasting.from)}
          onClose={() => setPasting(null)}
        />
      )}
      <ActMessage message={message} onGone={dismiss} />
    </Page>
  );
}

/** What was pasted or loaded, and what of it nobody holds. */
function Taken({ desk, count }: { readonly desk: Desk; readonly count: number }) {
  const texts = useTexts(pricesTexts);
  const isins = desk.rows.filter(({ listed }) => listed === undefined).map(({ isin }) => isin);
  const facts = [
    ...(count > 0 && desk.entries.size > 0 ? [texts.pasted(count)] : []),
    ...(isins.length > 0 ? [texts.heldByNobody(isins.join(', '))] : []),
  ];
  return (
    <p role="status" className={facts.length === 0 ? '' : 'mb-2 text-soft'}>
      {facts.join(' · ')}
    </p>
  );
}

function useSaving(desk: Desk, say: ReturnType<typeof useActMessage>['say']) {
  const texts = useTexts(pricesTexts);
  const { undo: undoLabel } = useTexts(commonTexts);
  const withCause = useWithCause();
  const saving = useSavePrices();
  const undoing = useUndoPrices();
  const sayUndone = (left: number) =>
    say({ kind: 'success', text: left === 0 ? texts.undone : texts.undoneBut(left) });
  const undo = (batch: Parameters<typeof undoing.mutate>[0]) =>
    undoing.mutate(batch, {
      onSuccess: sayUndone,
      onError: (error) => say({ kind: 'error', text: withCause(texts.undoFailed, error) }),
    });
  const save = () => {
    const prices = desk.ready.map(({ input }) => input);
    saving.mutate(
      { prices, source: desk.source },
      {
        onSuccess: ({ batch }) => {
          desk.clear(prices.map(({ isin }) => isin));
          say({
            kind: 'success',
            text: texts.saved(prices.length),
            ...(batch === null ? {} : { undo: { label: undoLabel, onUndo: () => undo(batch) } }),
          });
        },
        onError: (error) => say({ kind: 'error', text: withCause(texts.saveFailed, error) }),
      },
    );
  };
  return { save, isSaving: saving.isPending, undoing, sayUndone };
}
