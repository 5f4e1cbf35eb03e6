import type { SessionId, UserId } from '#api/platform/ids';
import type { Role } from '#api/people/users';

/** Who makes the request, as the database knows them at this moment, and by what. */
export interface Principal {
  readonly userId: UserId;
  readonly role: Role;
  /** May add to, change and delete from what they hold. */
  readonly keepsOwnPortfolio: boolean;
  /** Only choosing an own password is open to them. */
  readonly mustChangePassword: boolean;
  /** Only the set-up of a second factor is open to them. */
  readonly mustAddSecondFactor: boolean;
  readonly via: Credential;
}

/** What proved it. For what deals with the credential itself, such as signing out; nothing else looks at it. */
type Credential = { readonly kind: 'session'; readonly sessionId: SessionId };

export interface Administrator extends Principal {
  readonly role: 'admin';
}

/** Somebody whose own portfolio is theirs to write. */
export interface PortfolioKeeper extends Principal {
  readonly keepsOwnPortfolio: true;
}

export function isPortfolioKeeper(principal: Principal): principal is PortfolioKeeper {
  return principal.keepsOwnPortfolio;
}

export function isAdministrator(principal: Principal): principal is Administrator {
  return principal.role === 'admin';
}
