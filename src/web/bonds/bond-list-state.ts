import type { ListPart } from '#domain/lists/active-or-expired';
import type { SortDirection } from '#domain/lists/sort-by';

export const BOND_SORTS = [
  'isin',
  'data',
  'bank',
  'direction',
  'nominal',
  'buyPrice',
  'ytm',
  'profit',
] as const;
export type BondSort = (typeof BOND_SORTS)[number];

/** Which bonds are shown, and in which order. */
export interface BondListState {
  readonly search: string;
  readonly sort: BondSort;
  readonly direction: SortDirection;
  readonly part: ListPart;
}

/** The same in the address: what stands at its default is left out. */
export interface BondListAddress {
  readonly q?: string;
  readonly sort?: BondSort;
  readonly direction?: 'descending';
  readonly show?: 'expired';
}

/** What an address says of the list. Anything unknown in it counts as not there. */
export function bondListAddress(parameters: Readonly<Record<string, unknown>>): BondListAddress {
  const { q, sort, direction, show } = parameters;
  return addressOf({
    // The router reads a search for digits alone as a number.
    search: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    sort: BOND_SORTS.find((name) => name === sort) ?? 'isin',
    direction: direction === 'descending' ? direction : 'ascending',
    part: show === 'expired' ? show : 'active',
  });
}

export function stateOf({ q, sort, direction, show }: BondListAddress): BondListState {
  return {
    search: q ?? '',
    sort: sort ?? 'isin',
    direction: direction ?? 'ascending',
    part: show ?? 'active',
  };
}

export function addressOf({ search, sort, direction, part }: BondListState): BondListAddress {
  return {
    ...(search !== '' && { q: search }),
    ...(sort !== 'isin' && { sort }),
    ...(direction === 'descending' && { direction }),
    ...(part === 'expired' && { show: part }),
  };
}

export type BondOrder = Pick<BondListState, 'sort' | 'direction'>;

/** The order after a press on a column's header: the other way round, or upwards by another column. */
export function orderByHeader(order: BondOrder, sort: BondSort): BondOrder {
  const turn = order.sort === sort && order.direction === 'ascending';
  return { sort, direction: turn ? 'descending' : 'ascending' };
}
