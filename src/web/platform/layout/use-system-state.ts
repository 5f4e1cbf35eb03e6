import { useSyncExternalStore } from 'react';
import { isServerReady } from './server-readiness.ts';

/** The server's readiness (/readyz), fetched once a minute while the page is visible. */
export type SystemState = 'checking' | 'operational' | 'unreachable';

const EVERY_MS = 60_000;
let state: SystemState = 'checking';
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export function useSystemState(): SystemState {
  return useSyncExternalStore(follow, () => state);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    void check();
    timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check();
    }, EVERY_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

async function check(): Promise<void> {
  state = (await isServerReady()) ? 'operational' : 'unreachable';
  for (const listener of listeners) listener();
}
