import type { ListPart } from '#domain/lists/active-or-expired';
import type { SortDirection } from '#domain/lists/sort-by';

/** Which part of a list is shown, and in which order. */
export interface ListState<Sort extends string> {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: SortDirection;
  readonly part: ListPart;
  /** Only items with an overdue payment; always false for a list without payments. */
  readonly overdue: boolean;
}

/** The state in the address, the same for every list; defaults are left out. */
interface ListAddress {
  readonly q?: string;
  readonly sort?: string;
  readonly direction?: 'descending';
  readonly show?: 'expired';
  readonly overdue?: true;
}

/** Reads and writes a list's state in the address. Unknown values are ignored. */
export interface ListInAddress<Sort extends string> {
  readonly readState: (parameters: object) => ListState<Sort>;
  readonly toAddress: (state: ListState<Sort>) => ListAddress;
  /** For validateSearch of the list's route. */
  readonly validate: (parameters: object) => ListAddress;
}

/**
 * `sorts`: the fields that the list can be sorted by, the first is the default. `payments`: its rows have payments
 * and can have overdue payments.
 */
export function listInAddress<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  { payments = false }: { readonly payments?: boolean } = {},
): ListInAddress<Sort> {
  const readState = (parameters: object): ListState<Sort> => {
    const { q, sort, direction, show, overdue }: Readonly<Record<string, unknown>> = { ...parameters };
    return {
      // The router parses a search of digits only as a number.
      search: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
      sort: sorts.find((name) => name === sort) ?? sorts[0],
      direction: direction === 'descending' ? direction : 'ascending',
      part: show === 'expired' ? show : 'active',
      overdue: payments && overdue === true,
    };
  };
  const toAddress = ({ search, sort, direction, part, overdue }: ListState<Sort>): ListAddress => ({
    ...(search !== '' && { q: search }),
    ...(sort !== sorts[0] && { sort }),
    ...(direction === 'descending' && { direction }),
    ...(part === 'expired' && { show: part }),
    ...(overdue && { overdue }),
  });
  return { readState, toAddress, validate: (parameters) => toAddress(readState(parameters)) };
}

export type ListOrder<Sort extends string> = Pick<ListState<Sort>, 'sort' | 'direction'>;

/** The order after a click on a column's header: reversed, or ascending by another column. */
export function orderByHeader<Sort extends string>(order: ListOrder<Sort>, sort: Sort): ListOrder<Sort> {
  const turn = order.sort === sort && order.direction === 'ascending';
  return { sort, direction: turn ? 'descending' : 'ascending' };
}
