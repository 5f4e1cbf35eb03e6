import { normaliseHeader } from './column-positions.ts';

/** The normalised header as text; its hash identifies a saved mapping. */
export function headerKey(header: readonly string[]): string {
  return JSON.stringify(normaliseHeader(header));
}
