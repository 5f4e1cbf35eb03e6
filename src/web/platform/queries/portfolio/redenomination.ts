import { useMutation, useQuery } from '@tanstack/react-query';
import type { BatchId } from '#api/platform/ids';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  redenominateAll,
  undoInstrumentAction,
  type Redenomination,
} from '#api/portfolio/instrument-actions';
import { call } from '../../api-client/call.ts';
import { queryClient } from '../query-client.ts';

const PREVIEW = ['redenomination-preview'] as const;
const PAST = ['redenominations'] as const;

interface Redenominate {
  readonly preview: boolean;
  readonly signal?: AbortSignal;
}

/** Of one ISIN, or of every security in lev where there is none. */
function redenominate(isin: string | undefined, { preview, signal }: Redenominate): Promise<Redenomination> {
  const body = { kind: 'redenomination', preview } as const;
  return isin === undefined
    ? call(redenominateAll, { body, signal })
    : call(actOnInstrument, { params: { isin }, body, signal });
}

/** What the redenomination would change. */
export function useRedenominationPreview(isin: string | undefined) {
  return useQuery({
    queryKey: [...PREVIEW, isin ?? ''],
    queryFn: ({ signal }) => redenominate(isin, { preview: true, signal }),
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

export function useRedenominate(isin: string | undefined) {
  return useMutation({ mutationFn: () => redenominate(isin, { preview: false }), onSuccess: forgetAll });
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
