import { listInAddress, type ListState } from '../../../../platform/lists/list-state.ts';

/** The list of the user's own bonds. */
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
export type BondListState = ListState<BondSort>;
export const bondListInAddress = listInAddress(BOND_SORTS, { payments: true });

/** An administrator's list of a user's bonds. */
export const ADMIN_SORTS = ['isin', 'nominal', 'buyPrice', 'ytm', 'profit'] as const;
export type AdminSort = (typeof ADMIN_SORTS)[number];
export type AdminListState = ListState<AdminSort>;
export const adminListInAddress = listInAddress(ADMIN_SORTS, { payments: true });
