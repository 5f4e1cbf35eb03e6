import { redirect } from '@tanstack/react-router';
import { endSession } from '../api-client/end-session.ts';
import { readSession } from '../session/session.ts';
import { chooseStartPage, isHolder } from '../session/start-page.ts';
import { takeVisit } from '../session/visit.ts';

/**
 * Guards that decide who may open a page. They read the session stored in the browser, so they only decide what is shown: the
 * server checks every call again.
 */
interface Visit {
  readonly location: { readonly pathname: string };
}

/** The group that the refused page is for. Kept in the history state, so it disappears on the next navigation. */
export type RefusedPage = 'of administrators' | 'of users';

/** `/` redirects to the start page. */
export function redirectToStart(): void {
  const session = readSession();
  redirect({ to: session === null ? '/login' : chooseStartPage(session), throw: true });
}

export function requireSession({ location }: Visit): void {
  const session = readSession();
  if (session === null) redirect({ to: '/login', throw: true });
  else if (chooseStartPage(session) === '/account' && location.pathname !== '/account')
    redirect({ to: '/account', throw: true });
}

export function requireAdministrator(): void {
  if (readSession()?.role === 'user')
    redirect({ to: '/my-bonds', state: { refused: 'of administrators' }, throw: true });
}

/** Guards the pages of the user's own holdings; an administrator may have none. */
export function requireUser(): void {
  const session = readSession();
  if (session !== null && !isHolder(session))
    redirect({ to: '/admin', state: { refused: 'of users' }, throw: true });
}

/**
 * Visiting /login or /register signs the user out. Hovering over a link to them, which preloads them, does not. A redirect or
 * the Back button does not either: a signed-in user is then redirected to their start page.
 */
export function signOutVisitor({ preload }: { readonly preload: boolean }): void {
  if (preload) return;
  if (takeVisit()) endSession();
  else if (readSession() !== null) redirectToStart();
}
