import type { Access } from '#api/endpoint';
import { ApiError } from '../errors/api-error.ts';
import { isAdminSession, type AdminSession, type Session } from './session.ts';

/** What a handler knows of its caller, by the access of its endpoint. */
export interface SessionFor {
  anyone: Session | undefined;
  'signed-in': Session;
  user: Session;
  administrator: AdminSession;
}

function signedIn(session: Session | undefined): Session {
  if (session === undefined) throw new ApiError('not_signed_in', 'Sign in to continue.');
  return session;
}

/** Lets the caller in, or throws 401 without a session and 403 where the role does not fit. */
export const ADMIT: { [A in Access]: (session: Session | undefined) => SessionFor[A] } = {
  anyone: (session) => session,
  'signed-in': signedIn,
  user: (session) => {
    if (isAdminSession(signedIn(session)))
      throw new ApiError('not_allowed', 'Administrators cannot do this.');
    return signedIn(session);
  },
  administrator: (session) => {
    const known = signedIn(session);
    if (!isAdminSession(known)) throw new ApiError('not_allowed', 'Only administrators can do this.');
    return known;
  },
};
