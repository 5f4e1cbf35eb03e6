import type { Access } from '#api/platform/endpoint';
import { ApiError } from '../errors/api-error.ts';
import { isAdministrator, type Administrator, type Principal } from './principal.ts';

/** What a handler knows of its caller, by the access of its endpoint. */
export interface CallerFor {
  anyone: Principal | undefined;
  'signed-in': Principal;
  user: Principal;
  administrator: Administrator;
}

function signedIn(principal: Principal | undefined): Principal {
  if (principal === undefined) throw new ApiError('not_signed_in', 'Sign in to continue.');
  return principal;
}

/** Lets the caller in, or throws 401 without a principal and 403 where the role does not fit. */
export const AUTHORIZE: { [A in Access]: (principal: Principal | undefined) => CallerFor[A] } = {
  anyone: (principal) => principal,
  'signed-in': signedIn,
  user: (principal) => {
    if (isAdministrator(signedIn(principal)))
      throw new ApiError('not_allowed', 'Administrators cannot do this.');
    return signedIn(principal);
  },
  administrator: (principal) => {
    const known = signedIn(principal);
    if (!isAdministrator(known)) throw new ApiError('not_allowed', 'Only administrators can do this.');
    return known;
  },
};
