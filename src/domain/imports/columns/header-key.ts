import { normaliseHeader } from './column-positions.ts';

/** What a saved mapping is found by, once it is hashed: the cells of the header in their order, trimmed and in lower case. */
export function headerKey(header: readonly string[]): string {
  return JSON.stringify(normaliseHeader(header));
}
