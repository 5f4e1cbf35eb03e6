import { CallError } from './call-error.ts';
import { dropDrafts } from '../session/drafts.ts';
import { clearSession, readSession } from '../session/session.ts';

/** Signs out in the browser at once, and on the server with a request that outlives the page. The guards then redirect to /login. */
export function endSession(): void {
  const session = readSession();
  if (session === null) return;
  clearSession();
  dropDrafts();
  void logoutOnServer(session.token);
}

async function logoutOnServer(token: string): Promise<void> {
  const [{ call }, { logout }] = await Promise.all([import('./call.ts'), import('#api/people/auth')]);
  try {
    await call(logout, { token, keepalive: true });
  } catch (error) {
    // The user is signed out in the browser in any case. If the server was unreachable, its session expires when idle.
    if (!(error instanceof CallError)) throw error;
  }
}
