/** A Chromium to test with; undefined if there is none. */
export function findBrowser(): Promise<string | undefined>;
export function findHeadlessBrowser(): Promise<string | undefined>;
export const CHROMIUM_INSTALL_HINT: string;
export function findFirefox(): string | undefined;
export const FIREFOX_INSTALL_HINT: string;
/** The driver, and the display program that it needs. */
export function findWebKit(): { readonly driver: string; readonly display: string } | undefined;
export const WEBKIT_INSTALL_HINT: string;
