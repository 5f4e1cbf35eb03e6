import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { BatchId } from '#api/platform/ids';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  redenominateAll,
  undoInstrumentAction,
  type IssueSize,
  type Redenomination,
} from '#api/portfolio/instrument-actions';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';

const PREVIEW = ['redenomination-preview'] as const;
const PAST = ['redenominations'] as const;

/** What is redenominated: one ISIN, or every security in lev. */
export interface Redenominated {
  readonly isin: string | undefined;
  /** Of the ISIN, where its size is known. */
  readonly issue: IssueSize | null;
}

interface Redenominate {
  readonly preview: boolean;
  readonly skip?: number;
  readonly signal?: AbortSignal;
}

function redenominate({ isin, issue }: Redenominated, how: Redenominate): Promise<Redenomination> {
  const { preview, skip = 0, signal } = how;
  const body = { kind: 'redenomination', preview, skip } as const;
  return isin === undefined
    ? call(redenominateAll, { body, signal })
    : call(actOnInstrument, { params: { isin }, body: { ...body, issue }, signal });
}

/** What the redenomination would change; its holdings come in pages, its counts and sums with the first. */
export function useRedenominationPreview(what: Redenominated) {
  return useInfiniteQuery({
    queryKey: [...PREVIEW, what],
    queryFn: ({ signal, pageParam }) => redenominate(what, { preview: true, skip: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ holdings }, pages) => {
      const loaded = pages.reduce((count, { rows }) => count + rows.length, 0);
      return loaded < holdings && pages.at(-1)?.rows.length !== 0 ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** The redenominations so far, the newest first. */
export function useRedenominations() {
  return useQuery({ queryKey: PAST, queryFn: ({ signal }) => call(listInstrumentActions, { signal }) });
}

/** One redenomination; once it is undone, with the holdings that it left. */
export function useRedenomination(batch: BatchId) {
  return useQuery({
    queryKey: [...PAST, batch],
    queryFn: ({ signal }) => call(findInstrumentAction, { params: { batch }, signal }),
  });
}

/** It changes what every holder sees. */
const forgetAll = () => queryClient.invalidateQueries();

export function useRedenominate(what: Redenominated) {
  return useMutation({ mutationFn: () => redenominate(what, { preview: false }), onSuccess: forgetAll });
}

/** Undoes one; answers how many holdings were changed meanwhile and so stay as they are. */
export function useUndoRedenomination() {
  return useMutation({
    mutationFn: async (batch: BatchId) => {
      await call(undoInstrumentAction, { params: { batch } });
      return (await call(findInstrumentAction, { params: { batch } })).left.length;
    },
    onSuccess: forgetAll,
  });
}
