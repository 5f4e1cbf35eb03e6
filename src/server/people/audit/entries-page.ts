import type { EntryRow } from './audit.store.ts';

/** There is one row more than the page holds if there is a next page. */
export function entriesPage<Row extends EntryRow, T>(
  rows: readonly Row[],
  limit: number,
  onWire: (row: Row) => T,
) {
  const page = rows.slice(0, limit);
  return { entries: page.map(onWire), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
