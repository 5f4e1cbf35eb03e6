import type { SessionId, UserId } from '#api/platform/ids';
import type { Role } from '#api/people/users';

/** The user who makes the request, as the database knows them at this moment, and how they authenticated. */
export interface Principal {
  readonly userId: UserId;
  readonly role: Role;
  /** May add, change and delete their own holdings. */
  readonly keepsOwnPortfolio: boolean;
  /** May do nothing but choose their own password. */
  readonly mustChangePassword: boolean;
  /** May do nothing but set up a second factor. */
  readonly mustAddSecondFactor: boolean;
  readonly via: Credential;
}

/** What authenticated the user. Only code that deals with the credential itself, such as signing out, looks at it. */
type Credential = { readonly kind: 'session'; readonly sessionId: SessionId };

export interface Administrator extends Principal {
  readonly role: 'admin';
}

/** A user who may write their own portfolio. */
export interface PortfolioKeeper extends Principal {
  readonly keepsOwnPortfolio: true;
}

export function isPortfolioKeeper(principal: Principal): principal is PortfolioKeeper {
  return principal.keepsOwnPortfolio;
}

export function isAdministrator(principal: Principal): principal is Administrator {
  return principal.role === 'admin';
}
