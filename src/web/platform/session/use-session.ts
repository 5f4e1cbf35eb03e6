import { useSyncExternalStore } from 'react';
import { followSession, readSession, type Session } from './session.ts';

/** The session, synchronized with other tabs; null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(followSession, readSession);
}
