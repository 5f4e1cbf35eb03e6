import { useEffect, useEffectEvent, useState } from 'react';
import { followSessionEnd, type DraftStore } from './drafts.ts';
import { readSession } from './session.ts';

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
    const typed = userId === undefined ? null : readTyped();
    if (userId !== undefined && typed !== null) store.keep(key, userId, typed);
  });
  useEffect(() => {
    const unfollow = followSessionEnd(() => keep());
    return unfollow;
  }, []);
  return draft;
}
