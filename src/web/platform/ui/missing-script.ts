/** The messages of Chromium, Firefox and WebKit for a script that could not be loaded. */
const MESSAGE = /dynamically imported module|Importing a module script failed/;

/** A script of this page no longer exists, because a newer version was installed. */
export function isMissingScript(error: unknown): error is Error {
  return error instanceof Error && MESSAGE.test(error.message);
}
