import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ListPart } from '#domain/lists/active-or-expired';
import { callWithEtag, type Tagged } from '../../api-client/call-with-etag.ts';
import { MY_BONDS, myBonds, type MyBonds } from './my-bonds-answer.ts';

function ofPart(part: ListPart) {
  const queryKey = ['my-bonds', part];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      callWithEtag(
        MY_BONDS,
        { query: { expired: part === 'expired' }, signal },
        { read: myBonds, last: client.getQueryData<Tagged<MyBonds>>(queryKey) },
      ),
  });
}

/** The bonds of the signed-in user, active or expired, with the summary of that part. */
export function useMyBonds(part: ListPart) {
  return useQuery({ ...ofPart(part), select: ({ answer }) => answer });
}
