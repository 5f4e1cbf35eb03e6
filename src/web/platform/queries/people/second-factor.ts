import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#api/platform/ids';
import {
  askForSecondFactor,
  findMySecondFactor,
  removeUserSecondFactor,
  renamePasskey,
  type Passkey,
} from '#api/people/second-factor';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { invalidateUserDetails } from '../shared-keys.ts';
import { useMutation } from '../use-mutation.ts';

const MINE = ['second-factor'] as const;

export function useMySecondFactor() {
  return useQuery({ queryKey: MINE, ...fromEndpoint(findMySecondFactor) });
}

/** Refetches the second factor after a change. */
export function invalidateMySecondFactor(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: MINE, exact: true });
}

/** A new challenge for each dialog; none if there is no second factor. */
export function useChallenge(dialog: string, isNeeded: boolean) {
  return useQuery({
    queryKey: [...MINE, 'challenge', dialog],
    queryFn: () => call(askForSecondFactor),
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: invalidateMySecondFactor,
  });
}

/** Another user's, for an administrator. */
export function useRemoveUserSecondFactor(id: UserId) {
  return useMutation({
    mutationFn: () => call(removeUserSecondFactor, { params: { id } }),
    onSettled: () => invalidateUserDetails(id),
  });
}
