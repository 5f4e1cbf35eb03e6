import { redirect } from '@tanstack/react-router';
import { endSession } from './end-session.ts';
import { readSession } from './session.ts';
import { startPageOf } from './start-page.ts';

/**
 * Who may open a page. They read what the browser stores, and so only decide what is drawn: the server asks
 * anew at every call.
 */
interface Visit {
  readonly location: { readonly pathname: string };
}

export function requireSession({ location }: Visit): void {
  const session = readSession();
  if (session === null) redirect({ to: '/login', throw: true });
  else if (startPageOf(session) === '/account' && location.pathname !== '/account')
    redirect({ to: '/account', throw: true });
}

export function requireAdministrator(): void {
  if (readSession()?.role !== 'admin') redirect({ to: '/login', throw: true });
}

/** Opening /login or /register signs out; pointing at a link to them, which loads them ahead, does not. */
export function signOut({ preload }: { readonly preload: boolean }): void {
  if (!preload) endSession();
}
