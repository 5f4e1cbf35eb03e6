import { isMissingScript } from '../ui/missing-script.ts';

/** A script is gone where a newer version was installed in the meantime: the page reloads, once for each script. */
export function reloadOnce(error: unknown): void {
  if (!isMissingScript(error)) return;
  // The router does so for the screens themselves, and notes it under this key.
  const key = `tanstack_router_reload:${error.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  location.reload();
}
