import { useMutation, useQuery } from '@tanstack/react-query';
import { findMyAccount } from '#api/account';
import { logoutAll } from '#api/auth';
import { call } from '../call.ts';
import { clearSession } from '../session/session.ts';

const KEY = ['account'] as const;

export function useMyAccount() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(findMyAccount, { signal }) });
}

/** Ends every session of this person, this one too: the guards then lead to /login. */
export function useLogoutAll() {
  return useMutation({ mutationFn: () => call(logoutAll), onSuccess: clearSession });
}
