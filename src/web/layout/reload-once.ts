/** How Chromium, Firefox and WebKit say that a script could not be loaded. */
const MISSING_SCRIPT = /dynamically imported module|Importing a module script failed/;

/** A script is gone where a newer version was installed in the meantime: the page reloads, once for each script. */
export function reloadOnce(error: unknown): void {
  if (!(error instanceof Error) || !MISSING_SCRIPT.test(error.message)) return;
  // The router does so for the screens themselves, and notes it under this key.
  const key = `tanstack_router_reload:${error.message}`;
  if (sessionStorage.getItem(key) !== null) return;
  sessionStorage.setItem(key, '1');
  location.reload();
}
