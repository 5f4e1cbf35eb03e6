import { createMemoryHistory, isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UserId } from '#api/platform/ids';
import type { SessionUser } from '#api/people/users';
import {
  redirectToStart,
  requireAdministrator,
  requireSession,
  requireUser,
  signOutVisitor,
} from './guards.ts';
import { followVisits } from '../session/visit.ts';

vi.mock('../api-client/end-session.ts', () => ({ endSession: () => localStorage.removeItem('user') }));

const ITEMS = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => ITEMS.get(key) ?? null,
  setItem: (key: string, value: string) => ITEMS.set(key, value),
  removeItem: (key: string) => ITEMS.delete(key),
});

const USER: SessionUser = {
  userId: UserId.parse(7),
  username: 'mira',
  email: 'mira@example.com',
  role: 'user',
  personOrCompany: 'person',
  language: 'en',
  keepsOwnPortfolio: false,
  mustChangePassword: false,
  demo: false,
};
const signedInAs = (changed: Partial<SessionUser> = {}) =>
  ITEMS.set('user', JSON.stringify({ ...USER, ...changed, token: 'a-token' }));

/** The redirect of the guard; null if it lets the page open. */
function whereTo(guard: () => void): unknown {
  try {
    guard();
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options;
  }
}

beforeEach(() => ITEMS.clear());

describe('/', () => {
  it('leads to the login, to the user’s own list, or to the account if a password must be changed', () => {
    expect(whereTo(redirectToStart)).toMatchObject({ to: '/login' });
    signedInAs();
    expect(whereTo(redirectToStart)).toMatchObject({ to: '/my-bonds' });
    signedInAs({ role: 'admin' });
    expect(whereTo(redirectToStart)).toMatchObject({ to: '/admin' });
    signedInAs({ mustChangePassword: true });
    expect(whereTo(redirectToStart)).toMatchObject({ to: '/account' });
  });
});

describe('a page of the other role', () => {
  it('leads to the user’s own list and says whose page it is', () => {
    signedInAs();
    expect(whereTo(requireAdministrator)).toMatchObject({
      to: '/my-bonds',
      state: { refused: 'of administrators' },
    });
    expect(whereTo(requireUser)).toBeNull();
    signedInAs({ role: 'admin' });
    expect(whereTo(requireUser)).toMatchObject({ to: '/admin', state: { refused: 'of users' } });
    expect(whereTo(requireAdministrator)).toBeNull();
  });

  it('leads visitors to the login', () => {
    expect(whereTo(() => requireSession({ location: { pathname: '/admin' } }))).toMatchObject({
      to: '/login',
    });
  });
});

describe('/login', () => {
  const history = createMemoryHistory({ initialEntries: ['/contacts'] });
  followVisits(history);
  const open = () => whereTo(() => signOutVisitor({ preload: false }));
  const isSignedIn = () => ITEMS.has('user');

  it('signs out a user who follows a link to it, once', () => {
    signedInAs();
    history.push('/login');
    expect([open(), isSignedIn()]).toEqual([null, false]);
    signedInAs();
    expect([open(), isSignedIn()]).toMatchObject([{ to: '/my-bonds' }, true]);
  });

  it('signs out even if the router rewrites the address', () => {
    signedInAs();
    history.push('/login/');
    history.replace('/login');
    expect([open(), isSignedIn()]).toEqual([null, false]);
  });

  it('signs nobody out after a redirect or the Back button', () => {
    signedInAs();
    history.push('/admin');
    history.replace('/login');
    expect([open(), isSignedIn()]).toMatchObject([{ to: '/my-bonds' }, true]);
    history.push('/contacts');
    history.back();
    expect([open(), isSignedIn()]).toMatchObject([{ to: '/my-bonds' }, true]);
  });

  it('signs nobody out when a link to it is only hovered', () => {
    signedInAs();
    history.push('/login');
    expect([whereTo(() => signOutVisitor({ preload: true })), isSignedIn()]).toEqual([null, true]);
  });
});
