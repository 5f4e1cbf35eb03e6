/** A Chromium to test with; undefined: none. */
export function findBrowser(): Promise<string | undefined>;
export const HOW_TO_GET_ONE: string;
