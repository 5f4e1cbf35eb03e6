import { useState, type ClipboardEvent } from 'react';
import type { PricedInstrument } from '#api/portfolio/instruments/prices';
import { UnsavedChanges } from '../../../platform/forms/unsaved-changes.tsx';
import { Page } from '../../../platform/layout/page.tsx';
import { Toast } from '../../../platform/toast/toast.tsx';
import { MoreButton } from '../../../platform/lists/more-button.tsx';
import { useListSearch } from '../../../platform/lists/use-list-search.ts';
import { useToast } from '../../../platform/toast/use-toast.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useSavePrices } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useSavedPrices } from '../../market/prices/use-saved-prices.ts';
import { DeskActions } from './desk-actions.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskToolbar } from './desk-toolbar.tsx';
import { filterRows, type PriceFilter } from './price-filter.ts';
import { PriceGrid } from './price-grid.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedPrices } from './saved-prices.tsx';
import { usePriceTexts } from './use-price-texts.ts';
import { usePriceDesk, type PriceDesk as Desk } from './use-price-desk.ts';

/** Rows contain fields, so only this many are rendered at first, and more as the user scrolls near the end. */
const ROWS_AT_ONCE = 100;

/** Prices of every security held: typed, pasted or loaded, then previewed and saved together. */
export function PriceDesk({ listed }: { readonly listed: readonly PricedInstrument[] }) {
  const texts = useTexts(pricesTexts);
  const desk = usePriceDesk(listed, useToday());
  const [filter, setFilter] = useState<PriceFilter>('all');
  const search = useListSearch();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const input = usePriceTexts(desk);
  const isEntering = input.pasting !== null || input.history !== null;
  const { message, showMessage, dismiss } = useToast();
  const { save, isSaving, showSavedPrices, showUndone, undo } = useSaving(desk, showMessage);
  const rows = filterRows(desk.rows, filter, search.searched);
  const visible = rows.filter((row, i) => i < shown || row.entry !== undefined);

  /** Text of more than one cell goes to the grid instead of the field. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    input.takeText(text, 'entered');
  };
  return (
    <Page
      title={texts.title}
      intro={texts.intro(listed.length)}
      actions={
        <DeskActions
          onPaste={input.openPaste}
          onFile={({ name, text }) => input.takeText(text, 'file', name)}
          onProblem={(problem) => showMessage({ kind: 'error', text: texts[problem] })}
        />
      }
    >
      <div onPaste={isEntering ? undefined : onPaste}>
        <DeskToolbar desk={desk} filter={filter} onFilter={setFilter} search={search} />
        <AddedRows desk={desk} count={input.taken} />
        {visible.length === 0 ? (
          <Sheet>
            <EmptyState
              title={
                listed.length === 0
                  ? texts.none
                  : search.searched === ''
                    ? texts.noneOfFilter
                    : texts.noneFound
              }
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
      <SavedPrices undo={undo} onUndone={showUndone} />
      <DeskDialogs input={input} onHistorySaved={showSavedPrices} />
      <UnsavedChanges isUnsaved={() => desk.entries.size > 0} />
      <Toast message={message} onGone={dismiss} />
    </Page>
  );
}

/** How many prices were pasted or loaded, and which of their securities nobody holds. */
function AddedRows({ desk, count }: { readonly desk: Desk; readonly count: number }) {
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

function useSaving(desk: Desk, showMessage: ReturnType<typeof useToast>['showMessage']) {
  const texts = useTexts(pricesTexts);
  const withCause = useWithCause();
  const saving = useSavePrices();
  const saved = useSavedPrices(showMessage);
  const save = () => {
    const prices = desk.ready.map(({ input }) => input);
    const isins = new Set(prices.map(({ isin }) => isin));
    const sent = new Map([...desk.entries].filter(([isin]) => isins.has(isin)));
    saving.mutate(
      { prices, source: desk.source },
      {
        onSuccess: ({ batch }) => {
          desk.removeSaved(sent);
          saved.showSavedPrices(batch, prices.length);
        },
        onError: (error) => showMessage({ kind: 'error', text: withCause(texts.saveFailed, error) }),
      },
    );
  };
  return { ...saved, save, isSaving: saving.isPending };
}
