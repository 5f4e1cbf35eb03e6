import { useMemo, useState } from 'react';
import type { PriceRow } from '#domain/prices/read-price-rows';
import type { PricedInstrument, PriceInput, PricePreviewRow } from '#api/portfolio/instruments/prices';
import type { FieldError } from '#api/errors';
import { draftStore } from '../../../platform/session/drafts.ts';
import { useDraft, useKeptDraft } from '../../../platform/session/use-draft.ts';
import { usePricePreview } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { answeredInput } from '../../market/prices/answered-input.ts';
import {
  changeEntry,
  hasPrice,
  openWarnings,
  priceInput,
  withoutBlank,
  withoutSaved,
  withRows,
  type BondQuotation,
  type PriceEntries,
  type PriceEntry,
} from './price-entries.ts';
import { useDebounced } from '../../../platform/ui/use-debounced.ts';

/** The preview is requested this long after the last keystroke. */
const PREVIEW_DELAY_MS = 300;

export interface DeskRow {
  readonly isin: string;
  /** Undefined if nobody holds it. */
  readonly listed: PricedInstrument | undefined;
  readonly entry: PriceEntry | undefined;
  readonly preview: PricePreviewRow | undefined;
  readonly refused: readonly FieldError[];
  readonly state: 'empty' | 'wrong' | 'confirm' | 'ready';
}

interface DeskState {
  readonly entries: PriceEntries;
  readonly dayForAll: string;
  readonly quotation: BondQuotation;
  readonly source: 'entered' | 'file';
}

const drafts = draftStore<DeskState>();
/** There is one desk. */
const DRAFT = 'desk';

const newDesk = (today: string): DeskState => ({
  entries: new Map(),
  dayForAll: today,
  quotation: 'clean',
  source: 'entered',
});

/** State of the price desk: the entries, their preview, and the prices that can be saved. */
export function usePriceDesk(listed: readonly PricedInstrument[], today: string) {
  const draft = useDraft(drafts, DRAFT);
  const [desk, setDesk] = useState<DeskState>(draft ?? newDesk(today));
  useKeptDraft(drafts, { key: DRAFT, readTyped: () => (desk.entries.size === 0 ? null : desk) });
  const byIsin = useMemo(
    () => new Map(listed.flatMap((row) => [row.isin, ...row.earlierIsins].map((isin) => [isin, row]))),
    [listed],
  );
  const isListed = (isin: string) => byIsin.get(isin)?.isin === isin;
  // More may be typed while a file is read or prices are saved, so each change starts from what is there then.
  const set = (change: (now: DeskState) => Partial<DeskState>) =>
    setDesk((now) => ({ ...now, ...change(now) }));
  return {
    ...useDeskRows(listed, byIsin, desk),
    ...desk,
    setDayForAll: (dayForAll: string) => set(() => ({ dayForAll })),
    setQuotation: (quotation: BondQuotation) => set(() => ({ quotation })),
    change: (isin: string, change: Partial<PriceEntry>) =>
      set(({ entries, source }) => ({
        entries: withoutBlank(changeEntry(entries, isin, change), isListed),
        source: entries.size === 0 ? 'entered' : source,
      })),
    takeOver: (taken: readonly PriceRow[], source: DeskState['source']) =>
      set(({ entries }) => ({ entries: withRows(entries, taken), source })),
    takeBack: () => set(() => ({ entries: new Map() })),
    removeSaved: (saved: PriceEntries) => set(({ entries }) => ({ entries: withoutSaved(entries, saved) })),
  };
}

/** The rows of the grid with the preview of the entries; securities not held, or entered by an earlier ISIN, come first. */
function useDeskRows(
  listed: readonly PricedInstrument[],
  byIsin: ReadonlyMap<string, PricedInstrument>,
  { entries, dayForAll, quotation }: DeskState,
) {
  const { locale } = useDisplayPreferences();
  const inputs = useMemo(
    () => readInputs(entries, { byIsin, settings: { dayForAll, quotation, locale } }),
    [entries, byIsin, dayForAll, quotation, locale],
  );
  const settled = useDebounced(inputs, PREVIEW_DELAY_MS);
  const preview = usePricePreview(settled);
  const unlisted = Array.from(entries.keys()).filter((isin) => byIsin.get(isin)?.isin !== isin);
  const rows = [...unlisted, ...listed.map(({ isin }) => isin)].map((isin): DeskRow => {
    const row = {
      isin,
      listed: byIsin.get(isin),
      entry: entries.get(isin),
      preview: preview.data?.rows.get(isin),
      refused: preview.data?.refused.get(isin) ?? [],
    };
    return { ...row, state: rowState(row, inputs, locale) };
  });
  return {
    rows,
    isPreviewing: inputs.length > 0 && (settled !== inputs || preview.isFetching),
    previewError: preview.error,
    ready: readyPrices(rows, inputs),
  };
}

/** The prices that can be saved now, with the answers to their warnings. */
function readyPrices(rows: readonly DeskRow[], inputs: readonly PriceInput[]) {
  const inputByIsin = new Map(inputs.map((input) => [input.isin, input]));
  return rows.flatMap(({ isin, state, preview }) => {
    const input = inputByIsin.get(isin);
    return state === 'ready' && input !== undefined && preview !== undefined
      ? [{ input: answeredInput(input, preview.warnings), preview }]
      : [];
  });
}

export type PriceDesk = ReturnType<typeof usePriceDesk>;

function readInputs(
  entries: PriceEntries,
  {
    byIsin,
    settings,
  }: {
    readonly byIsin: ReadonlyMap<string, PricedInstrument>;
    readonly settings: Parameters<typeof priceInput>[2]['settings'];
  },
): readonly PriceInput[] {
  return Array.from(entries).flatMap(([isin, entry]) => {
    const input = priceInput(isin, entry, { listed: byIsin.get(isin), settings });
    return input === null ? [] : [input];
  });
}

function rowState(
  { isin, entry, preview, refused }: Omit<DeskRow, 'state'>,
  inputs: readonly PriceInput[],
  locale: string,
): DeskRow['state'] {
  if (entry === undefined || !hasPrice(entry)) return 'empty';
  if (refused.length > 0 || !inputs.some((input) => input.isin === isin)) return 'wrong';
  return preview !== undefined && openWarnings(preview.warnings, entry, locale).length > 0
    ? 'confirm'
    : 'ready';
}
