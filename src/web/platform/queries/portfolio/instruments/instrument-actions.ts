import { useMutation, useQuery } from '@tanstack/react-query';
import type { BatchId } from '#api/platform/ids';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  undoInstrumentAction,
  type CorporateActionBody,
} from '#api/portfolio/instruments/instrument-actions';
import { call } from '../../../api-client/call.ts';
import { queryClient } from '../../query-client.ts';

const ACTIONS = ['instrument-actions'] as const;

/** What was done to this security so far, or to all of them, the newest first. */
export function useInstrumentActions(isin: string | undefined) {
  return useQuery({
    queryKey: [...ACTIONS, isin ?? ''],
    queryFn: ({ signal }) => call(listInstrumentActions, { query: { isin }, signal }),
  });
}

/** One action; once it is undone, with the holdings that it left. */
export function useInstrumentAction(batch: BatchId) {
  return useQuery({
    queryKey: [...ACTIONS, 'one', batch],
    queryFn: ({ signal }) => call(findInstrumentAction, { params: { batch }, signal }),
  });
}

/** They change what every holder sees. */
const invalidateAll = () => queryClient.invalidateQueries();

export function useActOnInstrument(isin: string) {
  return useMutation({
    mutationFn: (body: CorporateActionBody) => call(actOnInstrument, { params: { isin }, body }),
    onSuccess: invalidateAll,
  });
}

/** Undoes one; answers how many holdings were changed meanwhile and so stay as they are. */
export function useUndoAction() {
  return useMutation({
    mutationFn: async (batch: BatchId) => {
      await call(undoInstrumentAction, { params: { batch } });
      return (await call(findInstrumentAction, { params: { batch } })).left.length;
    },
    onSuccess: invalidateAll,
  });
}
