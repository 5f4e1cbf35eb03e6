import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftStore } from './drafts.ts';
import { followSession, readSession } from './session.ts';

/** What was kept when the session ended, if the same user is back. */
export function useDraft<Draft>(store: DraftStore<Draft>, key: string): Draft | undefined {
  const [draft] = useState(() => store.find(key));
  useEffect(() => {
    store.forget(key);
  }, [store, key]);
  return draft;
}

interface KeptDraft<Draft> {
  readonly key: string;
  /** Returns null if nothing would be lost. */
  readonly readTyped: () => Draft | null;
}

/** Keeps what was typed if the session ends. */
export function useKeptDraft<Draft>(store: DraftStore<Draft>, { key, readTyped }: KeptDraft<Draft>): void {
  const [userId] = useState(() => readSession()?.userId);
  const keep = useEffectEvent(() => {
    if (userId === undefined || readSession() !== null) return;
    const typed = readTyped();
    if (typed !== null) store.keep(key, userId, typed);
  });
  // The listener runs while the page is still as it was.
  useEffect(() => {
    const unfollow = followSession(() => keep());
    return unfollow;
  }, []);
}
