import { redirect } from '@tanstack/react-router';
import { endSession } from '../api-client/end-session.ts';
import { readSession } from '../session/session.ts';
import { chooseStartPage, isHolder } from '../session/start-page.ts';
import { takeVisit } from '../session/visit.ts';

/**
 * Who may open a page. They read what the browser stores, and so only decide what is drawn: the server
 * checks again at every call.
 */
interface Visit {
  readonly location: { readonly pathname: string };
}

/** Whose pages the refused address belongs to; kept in the state of the history, so it goes with the next navigation. */
export type RefusedPage = 'of administrators' | 'of users';

/** `/` leads where one begins. */
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

/** The pages of one's own holdings, which an administrator need not have. */
export function requireUser(): void {
  const session = readSession();
  if (session !== null && !isHolder(session))
    redirect({ to: '/admin', state: { refused: 'of users' }, throw: true });
}

/**
 * Visiting /login or /register signs out. Pointing at a link to them, which loads them ahead, does not; nor does a
 * redirect or the Back button, which lead whoever is signed in to their start page.
 */
export function signOutVisitor({ preload }: { readonly preload: boolean }): void {
  if (preload) return;
  if (takeVisit()) endSession();
  else if (readSession() !== null) redirectToStart();
}
