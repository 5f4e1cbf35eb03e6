import type { SessionId, UserId } from '#api/ids';
import type { Role } from '#api/users';

/** Who makes the request, as the database knows them at this moment. */
export interface Session {
  readonly sessionId: SessionId;
  readonly userId: UserId;
  readonly role: Role;
  readonly mustChangePassword: boolean;
  /** Nothing but the set-up of a second factor is open. */
  readonly mustAddSecondFactor: boolean;
}

export interface AdminSession extends Session {
  readonly role: 'admin';
}

export function isAdminSession(session: Session): session is AdminSession {
  return session.role === 'admin';
}
