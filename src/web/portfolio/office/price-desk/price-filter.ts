import { search } from '#domain/lists/search';
import type { DeskRow } from './use-price-desk.ts';

const PRICE_FILTERS = ['all', 'fresh', 'ageing', 'old', 'none', 'other'] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** The filters to offer: `other`, for prices whose age is not known or does not matter, only if there are such. */
export function listFilters(rows: readonly DeskRow[], chosen: PriceFilter): readonly PriceFilter[] {
  return PRICE_FILTERS.filter(
    (filter) => filter !== 'other' || filter === chosen || countRows(rows, filter) > 0,
  );
}

/** Filters the rows by the age of their price and by ISIN or name; rows with something typed are always shown. */
export function filterRows(
  rows: readonly DeskRow[],
  filter: PriceFilter,
  searched: string,
): readonly DeskRow[] {
  const found = new Set(
    search(rows, searched, ({ isin, listed }) => [isin, listed?.name, ...(listed?.earlierIsins ?? [])]),
  );
  return rows.filter(
    (row) => row.entry !== undefined || (found.has(row) && (filter === 'all' || matches(row, filter))),
  );
}

export function countRows(rows: readonly DeskRow[], filter: PriceFilter): number {
  return rows.filter((row) => row.listed !== undefined && (filter === 'all' || matches(row, filter))).length;
}

function matches({ listed }: DeskRow, filter: Exclude<PriceFilter, 'all'>): boolean {
  if (filter === 'none') return typeof listed?.price !== 'number';
  if (filter === 'other') return typeof listed?.price === 'number' && listed.freshness === null;
  return listed?.freshness === filter;
}
