import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { AuditAction, AuditTarget, listAudit, listBondHistory, listMyBondHistory } from '#api/people/audit';
import type { BondId } from '#api/platform/ids';
import { call } from '../../api-client/call.ts';

const FIRST: number | undefined = undefined;
const paging = {
  initialPageParam: FIRST,
  getNextPageParam: ({ next }: { readonly next: number | null }) => next,
};

export type AuditQuery = Omit<z.input<typeof listAudit.query>, 'cursor' | 'limit'>;

interface TypedSearch extends Omit<AuditQuery, 'what' | 'target'> {
  readonly what?: string;
  readonly target?: string;
}

/** The search in an address; an unknown action or target is ignored. */
export function auditQuery({ what, target, ...search }: TypedSearch): AuditQuery {
  const action = AuditAction.safeParse(what);
  const kind = AuditTarget.safeParse(target);
  return {
    ...search,
    ...(action.success && { what: action.data }),
    ...(kind.success && { target: kind.data }),
  };
}

/** The audit entries that match the search, newest first; while somebody types, the previous results stay. */
export function useAudit(search: AuditQuery) {
  return useInfiniteQuery({
    ...paging,
    queryKey: ['audit', search],
    queryFn: ({ signal, pageParam }) => call(listAudit, { query: { ...search, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Who changed what in a bond: the user's own, or for an administrator any. */
export function useBondHistory(bondId: BondId, isOwn: boolean) {
  const endpoint = isOwn ? listMyBondHistory : listBondHistory;
  return useInfiniteQuery({
    ...paging,
    queryKey: ['bond-history', isOwn, bondId],
    queryFn: ({ signal, pageParam }) =>
      call(endpoint, { params: { id: bondId }, query: { cursor: pageParam }, signal }),
    staleTime: 0,
  });
}
