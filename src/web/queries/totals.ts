import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/ids';
import type { TotalsKind } from '#api/totals';
import type { ListPart } from '#domain/lists/active-or-expired';
import { callAndRead, type Address } from '../call.ts';
import { queryClient } from './query-client.ts';
import { totals } from './totals-answer.ts';

const KEY = ['totals'] as const;

/** The addresses of `findMyTotals` and `findTotalsOfUser`, without their schemas. */
export const MY_TOTALS: Address = { method: 'GET', path: '/my/totals', access: 'signed-in' };
export const TOTALS_OF_USER: Address = {
  method: 'GET',
  path: '/admin/users/{id}/totals',
  access: 'administrator',
};

export interface TotalsOf {
  readonly kind: TotalsKind;
  /** Who is signed in, or for an administrator a user. */
  readonly owner: 'me' | UserId;
  readonly part: ListPart;
}

/** What a list adds up to; `enabled` once the list itself is there, which it must not delay. */
export function useTotals({ kind, owner, part }: TotalsOf, { enabled }: { readonly enabled: boolean }) {
  const query = { kind, expired: part === 'expired' };
  return useQuery({
    queryKey: [...KEY, owner, kind, part],
    enabled,
    queryFn: ({ signal }) =>
      owner === 'me'
        ? callAndRead(MY_TOTALS, { query, signal }, totals)
        : callAndRead(TOTALS_OF_USER, { params: { id: owner }, query, signal }, totals),
  });
}

/** After anything that sums are made of was changed: they are asked for anew. */
export function forgetTotals(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}
