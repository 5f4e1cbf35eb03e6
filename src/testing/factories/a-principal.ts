import { SessionId, type UserId } from '#api/platform/ids';
import type { Principal } from '../../server/platform/http/principal.ts';

/** A user with every right of a user, for code that is called without a request. */
export function aPrincipal(userId: UserId): Principal {
  return {
    userId,
    role: 'user',
    keepsOwnPortfolio: false,
    mustChangePassword: false,
    mustAddSecondFactor: false,
    via: { kind: 'session', sessionId: SessionId.parse(1) },
  };
}
