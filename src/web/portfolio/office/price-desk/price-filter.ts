import type { DeskRow } from './use-price-desk.ts';

export const PRICE_FILTERS = ['all', 'fresh', 'ageing', 'old', 'none'] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** Filters the rows by the age of their price; rows with something typed are always shown. */
export function filterRows(rows: readonly DeskRow[], filter: PriceFilter): readonly DeskRow[] {
  return filter === 'all' ? rows : rows.filter((row) => row.entry !== undefined || matches(row, filter));
}

export function countRows(rows: readonly DeskRow[], filter: PriceFilter): number {
  return rows.filter((row) => row.listed !== undefined && (filter === 'all' || matches(row, filter))).length;
}

function matches({ listed }: DeskRow, filter: Exclude<PriceFilter, 'all'>): boolean {
  if (filter === 'none') return typeof listed?.price !== 'number';
  return listed?.freshness === filter;
}
