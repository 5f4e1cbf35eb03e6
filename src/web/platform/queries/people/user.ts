import { skipToken, useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import { findUser } from '#api/people/users';
import { call } from '../../api-client/call.ts';

/** The user that an administrator looks at. */
export function useUser(id: UserId | undefined) {
  return useQuery({
    queryKey: ['user', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => call(findUser, { params: { id }, signal }),
  });
}
