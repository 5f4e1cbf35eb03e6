import type { EntryRow } from './audit.store.ts';

/** The rows are one more than the page where there is a next one. */
export function entriesPage<T>(rows: readonly EntryRow[], limit: number, onWire: (row: EntryRow) => T) {
  const page = rows.slice(0, limit);
  return { entries: page.map(onWire), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
