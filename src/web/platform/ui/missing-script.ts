import { useSyncExternalStore } from 'react';

/** The messages of Chromium, Firefox and WebKit for a script that could not be loaded. */
const MESSAGE = /dynamically imported module|Importing a module script failed/;

/** The script could not be loaded: no connection, or a newer version was installed and the script no longer exists. */
export function isMissingScript(error: unknown): error is Error {
  return error instanceof Error && MESSAGE.test(error.message);
}

let attempt = 0;
const listeners = new Set<() => void>();

/** Loads the parts again whose scripts could not be loaded. */
export function retryMissingScripts(): void {
  attempt += 1;
  for (const listener of listeners) listener();
}

/** How often the user has asked to load missing scripts again. */
export function useAttempt(): number {
  return useSyncExternalStore(subscribe, () => attempt);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
