import { useQuery } from '@tanstack/react-query';
import { endMySession, findMyAccount, listMySessions } from '#api/people/account';
import { logoutAll } from '#api/people/auth';
import type { User } from '#api/people/users';
import { call } from '../../api-client/call.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { clearSession } from '../../session/session.ts';
import { queryClient } from '../query-client.ts';
import { useQueryInPieces } from '../use-query-in-pieces.ts';
import { useMutation } from '../use-mutation.ts';

const ACCOUNT = ['account'] as const;
const SESSIONS = ['sessions'] as const;

export function useMyAccount() {
  return useQueryInPieces({ queryKey: ACCOUNT, ...fromEndpoint(findMyAccount) });
}

/** Stores the server's answer after a change. */
export function storeAccount(account: User): void {
  queryClient.setQueryData(ACCOUNT, account);
}

/** The sessions of the signed-in user. */
export function useMySessions() {
  return useQuery({ queryKey: SESSIONS, ...fromEndpoint(listMySessions) });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: number) => call(endMySession, { params: { id } }),
    onSettled: invalidateSessions,
  });
}

/** Refetches the list of sessions after some were ended. */
export function invalidateSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SESSIONS });
}

/** Ends all sessions of the signed-in user, including this one; the guards then redirect to /login. */
export function useLogoutAll() {
  return useMutation({ mutationFn: () => call(logoutAll), onSuccess: clearSession });
}
