import { useQuery } from '@tanstack/react-query';
import type { BatchId } from '#api/platform/ids';
import {
  actOnInstrument,
  findInstrumentAction,
  listInstrumentActions,
  undoInstrumentAction,
  type CorporateActionBody,
} from '#api/portfolio/instruments/instrument-actions';
import { call } from '../../../api-client/call.ts';
import { useIdempotencyKey } from '../../../forms/use-idempotency-key.ts';
import { invalidateAll } from '../../shared-keys.ts';
import { useMutation } from '../../use-mutation.ts';

const ACTIONS = ['instrument-actions'] as const;

/** The actions on this security, or on all, newest first. */
export function useInstrumentActions(isin: string | undefined) {
  return useQuery({
    queryKey: [...ACTIONS, isin ?? ''],
    queryFn: ({ signal }) => call(listInstrumentActions, { query: { isin }, signal }),
  });
}

/** One action; after its undo, with the holdings that the undo left unchanged. */
export function useInstrumentAction(batch: BatchId) {
  return useQuery({
    queryKey: [...ACTIONS, 'one', batch],
    queryFn: ({ signal }) => call(findInstrumentAction, { params: { batch }, signal }),
  });
}

export function useActOnInstrument(isin: string) {
  return useMutation({
    mutationFn: (body: CorporateActionBody) => call(actOnInstrument, { params: { isin }, body }),
    onSuccess: invalidateAll,
  });
}

/** Undoes an action; returns how many holdings stay as they are because they were changed meanwhile. */
export function useUndoAction() {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (batch: BatchId) => {
      await call(undoInstrumentAction, { params: { batch }, idempotencyKey: keyFor(batch) });
      return (await call(findInstrumentAction, { params: { batch } })).left.length;
    },
    onSuccess: invalidateAll,
  });
}
