import type { Access } from '#api/platform/endpoint';
import { ApiError, portfolioReadOnly } from '../errors/api-error.ts';
import {
  isAdministrator,
  isPortfolioKeeper,
  type Administrator,
  type PortfolioKeeper,
  type Principal,
} from './principal.ts';

/** What a handler knows about its caller, by the access of its endpoint. */
export interface CallerFor {
  anyone: Principal | undefined;
  'signed-in': Principal;
  user: Principal;
  'own-portfolio': PortfolioKeeper;
  administrator: Administrator;
}

function signedIn(principal: Principal | undefined): Principal {
  if (principal === undefined) throw new ApiError('not_signed_in', 'Sign in to continue.');
  return principal;
}

/** Admits the caller, or throws 401 without a principal and 403 if the caller may not do this. */
export const AUTHORIZE: { [A in Access]: (principal: Principal | undefined) => CallerFor[A] } = {
  anyone: (principal) => principal,
  'signed-in': signedIn,
  user: (principal) => {
    const known = signedIn(principal);
    if (isAdministrator(known) && !isPortfolioKeeper(known))
      throw new ApiError('not_allowed', 'Administrators without a portfolio of their own cannot do this.');
    return known;
  },
  'own-portfolio': (principal) => {
    const known = signedIn(principal);
    if (!isPortfolioKeeper(known)) throw portfolioReadOnly();
    return known;
  },
  administrator: (principal) => {
    const known = signedIn(principal);
    if (!isAdministrator(known)) throw new ApiError('not_allowed', 'Only administrators can do this.');
    return known;
  },
};
