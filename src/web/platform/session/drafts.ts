import { readSession } from './session.ts';

/**
 * What was typed when the session ended, so that its user finds it again after the next sign-in. Drafts are in memory only: they are
 * gone with the tab, after a sign-out, and if somebody else signs in.
 */
interface Owner {
  readonly userId: number;
  /** The page that the user was on. */
  readonly address: string;
}

let owner: Owner | null = null;
const drafts = new Set<Map<string, unknown>>();
const listeners = new Set<() => void>();

export interface DraftStore<Draft> {
  readonly keep: (key: string, userId: number, draft: Draft) => void;
  /** The draft of the signed-in user. */
  readonly find: (key: string) => Draft | undefined;
  readonly forget: (key: string) => void;
}

export function draftStore<Draft>(): DraftStore<Draft> {
  const kept = new Map<string, Draft>();
  drafts.add(kept);
  return {
    keep: (key, userId, draft) => {
      if (owner?.userId !== userId) dropDrafts();
      owner = { userId, address: `${location.pathname}${location.search}` };
      kept.set(key, draft);
      notify();
    },
    find: (key) => (readSession()?.userId === owner?.userId ? kept.get(key) : undefined),
    forget: (key) => {
      if (kept.delete(key)) notify();
    },
  };
}

/** True if there are drafts of the signed-in user; before a new sign-in, of anybody. */
export function hasDrafts(): boolean {
  const session = readSession();
  if (session !== null && session.userId !== owner?.userId) return false;
  return Array.from(drafts).some((kept) => kept.size > 0);
}

/** The page where the user's drafts were typed; null if there are none. Drops those of anybody else. */
export function draftAddress(userId: number): string | null {
  if (owner?.userId !== userId) dropDrafts();
  return hasDrafts() && owner !== null ? owner.address : null;
}

export function dropDrafts(): void {
  owner = null;
  for (const kept of drafts) kept.clear();
  notify();
}

/** Calls the listener whenever drafts are kept or forgotten. Returns a function that unsubscribes. */
export function followDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
