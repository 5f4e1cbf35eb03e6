import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  actOnInstrument,
  redenominateAll,
  type IssueSize,
  type Redenomination,
} from '#api/portfolio/instruments/instrument-actions';
import { call } from '../../../api-client/call.ts';
import { invalidateAll } from '../../shared-keys.ts';
import { useMutation } from '../../use-mutation.ts';

const PREVIEW = ['redenomination-preview'] as const;

/** What is redenominated: one ISIN, or every security in lev. */
export interface Redenominated {
  readonly isin: string | undefined;
  /** Of the ISIN, if its size is known. */
  readonly issue: IssueSize | null;
}

interface Redenominate {
  readonly preview: boolean;
  readonly skip?: number;
  readonly signal?: AbortSignal;
}

async function redenominate({ isin, issue }: Redenominated, how: Redenominate): Promise<Redenomination> {
  const { preview, skip = 0, signal } = how;
  const body = { kind: 'redenomination', preview, skip } as const;
  if (isin === undefined) return call(redenominateAll, { body, signal });
  const answer = await call(actOnInstrument, { params: { isin }, body: { ...body, issue }, signal });
  if (answer.kind !== 'redenomination') throw new Error('the answer is of another action');
  return answer;
}

/** What the redenomination would change: its holdings in pages, its counts and sums with the first page. */
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

export function useRedenominate(what: Redenominated) {
  return useMutation({ mutationFn: () => redenominate(what, { preview: false }), onSuccess: invalidateAll });
}
