import { useMutation, useQuery } from '@tanstack/react-query';
import { endMySession, exportMyAccount, findMyAccount, listMySessions } from '#api/account';
import { logoutAll } from '#api/auth';
import type { User } from '#api/users';
import { call } from '../api-client/call.ts';
import { clearSession } from '../session/session.ts';
import { queryClient } from './query-client.ts';

const ACCOUNT = ['account'] as const;
const SESSIONS = ['sessions'] as const;

export function useMyAccount() {
  return useQuery({ queryKey: ACCOUNT, queryFn: ({ signal }) => call(findMyAccount, { signal }) });
}

/** After it was changed: what the server answered. */
export function keepAccount(account: User): void {
  queryClient.setQueryData(ACCOUNT, account);
}

/** Where this person is signed in. */
export function useMySessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => call(listMySessions, { signal }) });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: number) => call(endMySession, { params: { id } }),
    onSettled: forgetSessions,
  });
}

/** After some were ended: the list is asked for anew. */
export function forgetSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SESSIONS });
}

/** Ends every session of this person, this one too: the guards then lead to /login. */
export function useLogoutAll() {
  return useMutation({ mutationFn: () => call(logoutAll), onSuccess: clearSession });
}

export function useAccountExport() {
  return useMutation({ mutationFn: () => call(exportMyAccount) });
}
