import { queryOptions } from '@tanstack/react-query';
import { listMyBonds, type MyBonds } from '#api/portfolio/bonds';
import type { ListPart } from '#domain/lists/active-or-expired';
import { callWithEtag, type Tagged } from '../../api-client/call-with-etag.ts';
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
