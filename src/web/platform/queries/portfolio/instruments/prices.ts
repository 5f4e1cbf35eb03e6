import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldError } from '#api/errors';
import {
  findPriceBatch,
  listPriceBatches,
  listPrices,
  savePrices,
  undoPrices,
  type PriceInput,
  type PricePreviewRow,
} from '#api/portfolio/instruments/prices';
import type { BatchId } from '#api/platform/ids';
import { call } from '../../../api-client/call.ts';
import { useIdempotencyKey } from '../../../forms/use-idempotency-key.ts';
import { fromEndpoint } from '../../from-endpoint.ts';
import { CallError } from '../../../api-client/call-error.ts';
import { invalidateAll } from '../../shared-keys.ts';
import { useQueryInPieces } from '../../use-query-in-pieces.ts';
import { useMutation } from '../../use-mutation.ts';

const PRICES = ['prices'] as const;

/** Every security that somebody holds, with its last price. */
export function usePrices() {
  return useQueryInPieces({ queryKey: PRICES, ...fromEndpoint(listPrices) });
}

/** The last saves, newest first. */
export function usePriceBatches() {
  return useQuery({
    queryKey: [...PRICES, 'batches'],
    queryFn: ({ signal }) => call(listPriceBatches, { signal }),
  });
}

/** One save; after its undo, with the holdings that the undo left unchanged. */
export function usePriceBatch(batch: BatchId) {
  return useQuery({
    queryKey: [...PRICES, 'batches', batch],
    queryFn: ({ signal }) => call(findPriceBatch, { params: { batch }, signal }),
  });
}

export interface PricePreview {
  readonly rows: ReadonlyMap<string, PricePreviewRow>;
  /** What is wrong with the prices that the server refuses, by ISIN. */
  readonly refused: ReadonlyMap<string, readonly FieldError[]>;
}

const REFUSED_ROW = /^prices\.(\d+)\b/;

function refusedRows(prices: readonly PriceInput[], errors: readonly FieldError[]) {
  const refused = new Map<string, FieldError[]>();
  for (const error of errors) {
    const isin = prices[Number(REFUSED_ROW.exec(error.path)?.[1] ?? -1)]?.isin;
    if (isin !== undefined) refused.set(isin, [...(refused.get(isin) ?? []), error]);
  }
  return refused;
}

/** What saving would do. Prices that the server refuses are reported, and the others are previewed without them. */
async function previewPrices(prices: readonly PriceInput[], signal: AbortSignal): Promise<PricePreview> {
  if (prices.length === 0) return { rows: new Map(), refused: new Map() };
  try {
    const { rows } = await call(savePrices, { body: { prices: [...prices], preview: true }, signal });
    return { rows: new Map(rows.map((row) => [row.isin, row])), refused: new Map() };
  } catch (error) {
    const refused = error instanceof CallError ? refusedRows(prices, error.errors) : new Map<string, never>();
    if (refused.size === 0) throw error;
    const others = prices.filter(({ isin }) => !refused.has(isin));
    return { rows: (await previewPrices(others, signal)).rows, refused };
  }
}

/** The preview of the typed prices; the previous answer stays until the next one arrives. */
export function usePricePreview(prices: readonly PriceInput[]) {
  return useQuery({
    queryKey: [...PRICES, 'preview', prices],
    queryFn: ({ signal }) => previewPrices(prices, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A price that the server refuses: its index among the prices, and what is wrong with it. */
export interface RefusedPrice {
  readonly index: number;
  readonly error: FieldError;
}

export interface HistoryPreview {
  /** In the order of the prices; empty where one of them is refused. */
  readonly rows: readonly PricePreviewRow[];
  readonly refused: readonly RefusedPrice[];
}

async function previewHistory(prices: readonly PriceInput[], signal: AbortSignal): Promise<HistoryPreview> {
  try {
    const { rows } = await call(savePrices, {
      body: { prices: [...prices], source: 'file', preview: true },
      signal,
    });
    return { rows, refused: [] };
  } catch (error) {
    const errors = error instanceof CallError ? error.errors : [];
    const refused = errors.flatMap((each) => {
      const index = REFUSED_ROW.exec(each.path)?.[1];
      return index === undefined ? [] : [{ index: Number(index), error: each }];
    });
    if (refused.length === 0) throw error;
    return { rows: [], refused };
  }
}

/** What saving many days of one security would do. `key` identifies the prices, which are too many to compare. */
export function useHistoryPreview(prices: readonly PriceInput[], key: readonly unknown[]) {
  return useQuery({
    queryKey: [...PRICES, 'history', ...key],
    queryFn: ({ signal }) => previewHistory(prices, signal),
    enabled: prices.length > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useSavePrices() {
  return useMutation({
    mutationFn: ({
      prices,
      source,
    }: {
      readonly prices: readonly PriceInput[];
      readonly source: 'entered' | 'file';
    }) => call(savePrices, { body: { prices: [...prices], source } }),
    onSuccess: invalidateAll,
  });
}

/** Undoes a save; returns how many holdings stay as they are because they were changed meanwhile. */
export function useUndoPrices() {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (batch: BatchId) => {
      await call(undoPrices, { params: { batch }, idempotencyKey: keyFor(batch) });
      return (await call(findPriceBatch, { params: { batch } })).left.length;
    },
    onSuccess: invalidateAll,
  });
}
