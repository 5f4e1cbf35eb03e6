import { CallError } from './call-error.ts';
import { clearSession, readSession } from '../session/session.ts';

/** Signs out here at once, and on the server by a call that outlives the page. The guards then lead to /login. */
export function endSession(): void {
  const session = readSession();
  if (session === null) return;
  clearSession();
  void logoutOnServer(session.token);
}

async function logoutOnServer(token: string): Promise<void> {
  const [{ call }, { logout }] = await Promise.all([import('./call.ts'), import('#api/people/auth')]);
  try {
    await call(logout, { token, keepalive: true });
  } catch (error) {
    // The person is signed out here whatever the server says; a session that could not be told ends when idle.
    if (!(error instanceof CallError)) throw error;
  }
}
