/** A Chromium to test with; undefined if there is none. */
export function findBrowser(): Promise<string | undefined>;
export function findHeadlessBrowser(): Promise<string | undefined>;
export const HOW_TO_GET_ONE: string;
export function findFirefox(): string | undefined;
export const HOW_TO_GET_FIREFOX: string;
/** The driver, and the display program that it needs. */
export function findWebKit(): { readonly driver: string; readonly display: string } | undefined;
export const HOW_TO_GET_WEBKIT: string;
