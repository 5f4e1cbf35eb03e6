import type { SessionUser } from '#api/people/users';
import { LANGUAGES } from '#domain/language';
import { storedText } from './stored-text.ts';

/** The session that the browser stores, under the local storage key `user`. */
export type Session = SessionUser & { readonly token: string };

const stored = storedText('user');
/** The only fields of an answer that are stored. */
const KEPT: (keyof Session)[] = [
  'userId',
  'username',
  'email',
  'role',
  'personOrCompany',
  'language',
  'keepsOwnPortfolio',
  'mustChangePassword',
  'demo',
  'mustAddSecondFactor',
  'token',
];
let known: { readonly text: string | null; readonly session: Session | null } = { text: null, session: null };

/** The stored session. An invalid value under the key means signed out. */
export function readSession(): Session | null {
  const text = stored.read();
  if (text !== known.text) known = { text, session: text === null ? null : sessionFrom(text) };
  return known.session;
}

export function storeSession({ user, token }: { readonly user: SessionUser; readonly token: string }): void {
  stored.store(JSON.stringify({ ...user, token }, KEPT));
}

/** Updates the user of the stored session. */
export function storeProfile(changed: Partial<SessionUser>): void {
  const session = readSession();
  if (session !== null) storeSession({ user: { ...session, ...changed }, token: session.token });
}

let hasEnded = false;

/** True if a session has ended in this tab; what was typed then may be in drafts.ts, which the first load does without. */
export function hasEndedSession(): boolean {
  return hasEnded;
}

export function clearSession(): void {
  if (stored.read() === null) return;
  hasEnded = true;
  stored.store(null);
}

/** Calls the listener on every change of the session, also from other tabs. Returns a function that unsubscribes. */
export const followSession = stored.follow;

export function sessionFrom(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSession(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Handwritten, to keep the schemas out of the first load. A test checks this guard against the schema `SessionUser`. */
function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const field = new Map<string, unknown>(Object.entries(value));
  const isText = (name: string) => typeof field.get(name) === 'string';
  const isFlag = (name: string) => typeof field.get(name) === 'boolean';
  const userId = field.get('userId');
  return (
    Number.isSafeInteger(userId) &&
    Number(userId) > 0 &&
    ['username', 'email', 'token'].every(isText) &&
    field.get('token') !== '' &&
    ['keepsOwnPortfolio', 'mustChangePassword', 'demo'].every(isFlag) &&
    [undefined, true].some((value) => field.get('mustAddSecondFactor') === value) &&
    (field.get('role') === 'user' || field.get('role') === 'admin') &&
    LANGUAGES.some((language) => field.get('language') === language) &&
    (field.get('personOrCompany') === 'person' || field.get('personOrCompany') === 'company')
  );
}
