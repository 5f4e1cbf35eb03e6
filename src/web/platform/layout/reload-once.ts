import { isMissingScript } from '../ui/missing-script.ts';

/** Reloads the page, once per script, if the script no longer exists because a newer version was installed. */
export function reloadOnce(error: unknown): void {
  if (!isMissingScript(error)) return;
  // The router does the same for the screens, and records it under this key.
  const key = `tanstack_router_reload:${error.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  location.reload();
}
