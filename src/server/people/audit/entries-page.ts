import type { EntryRow } from './audit.store.ts';

/** There is one row more than the page holds if there is a next page. */
export function entriesPage<T>(rows: readonly EntryRow[], limit: number, onWire: (row: EntryRow) => T) {
  const page = rows.slice(0, limit);
  return { entries: page.map(onWire), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
