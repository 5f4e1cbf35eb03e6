import { CallError } from './call-error.ts';
import { clearSession, readSession } from '../session/session.ts';

/** Signs out in the browser at once, and on the server with a request that outlives the page. The guards then redirect to /login. */
export function endSession(): void {
  const session = readSession();
  if (session === null) return;
  clearSession();
  void logoutOnServer(session.token);
}

/** What was typed is not kept after a sign-out. */
async function logoutOnServer(token: string): Promise<void> {
  const [{ call }, { logout }, { dropDrafts }] = await Promise.all([
    import('./call.ts'),
    import('#api/people/auth'),
    import('../session/drafts.ts'),
  ]);
  dropDrafts();
  try {
    await call(logout, { token, keepalive: true });
  } catch (error) {
    // The user is signed out in the browser in any case. If the server was unreachable, its session expires when idle.
    if (!(error instanceof CallError)) throw error;
  }
}
