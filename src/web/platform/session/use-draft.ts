import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftStore } from './drafts.ts';
import { followSession, readSession } from './session.ts';

/**
 * Keeps what was typed if the session ends, and returns what was kept when the same user comes back. `readTyped` returns null if
 * nothing would be lost.
 */
export function useDraft<Draft>(
  store: DraftStore<Draft>,
  key: string,
  readTyped: () => Draft | null,
): Draft | undefined {
  const [userId] = useState(() => readSession()?.userId);
  const [draft] = useState(() => store.find(key));
  useEffect(() => {
    store.forget(key);
  }, [store, key]);
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
  return draft;
}
