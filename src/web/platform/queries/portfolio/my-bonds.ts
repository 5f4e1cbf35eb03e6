import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { BondId } from '#api/platform/ids';
import { findMyBond, listMyBonds, type Bond, type MyBonds } from '#api/portfolio/bonds';
import { listMyOverdueBonds } from '#api/portfolio/overdue-bonds';
import type { ListPart } from '#domain/lists/active-or-expired';
import { callWithEtag, type Tagged } from '../../api-client/call-with-etag.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { useQueryInPieces } from '../use-query-in-pieces.ts';

function ofPart(part: ListPart) {
  const queryKey = ['my-bonds', part];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      callWithEtag(
        listMyBonds,
        { query: { expired: part === 'expired' }, signal },
        client.getQueryData<Tagged<MyBonds>>(queryKey),
      ),
  });
}

/** The bonds of the signed-in user, active or expired, with the summary of that part. */
export function useMyBonds(part: ListPart) {
  return useQueryInPieces({ ...ofPart(part), select: ({ answer }) => answer });
}

const LISTED = ['listed-bonds'];

/** Keeps the bonds of the list as it is shown, in its order, for the page of a single bond. */
export function keepListedBonds(bonds: readonly Bond[]): void {
  queryClient.setQueryData(
    LISTED,
    bonds.map(({ id }) => id),
  );
}

/** The bonds of the list that was shown last; empty if none was. */
export function useListedBonds(): readonly BondId[] {
  return useQuery<readonly BondId[]>({ queryKey: LISTED, queryFn: skipToken }).data ?? [];
}

/** One bond of the signed-in user. */
export function useMyBond(id: BondId) {
  return useQuery({
    queryKey: ['my-bond', id],
    ...fromEndpoint(findMyBond, { params: { id } }),
  });
}

export const MY_OVERDUE_BONDS = ['my-overdue-bonds'] as const;

/** The signed-in user's bonds that wait for a payment. */
export function useMyOverdueBonds() {
  return useQuery({
    queryKey: MY_OVERDUE_BONDS,
    ...fromEndpoint(listMyOverdueBonds, { query: { flows: false } }),
  });
}
