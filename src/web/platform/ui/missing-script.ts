/** How Chromium, Firefox and WebKit say that a script could not be loaded. */
const MESSAGE = /dynamically imported module|Importing a module script failed/;

/** A script of this page is gone: a newer version was installed in the meantime. */
export function isMissingScript(error: unknown): error is Error {
  return error instanceof Error && MESSAGE.test(error.message);
}
