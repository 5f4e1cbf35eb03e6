import { listInAddress, type ListState } from '../../../platform/lists/list-state.ts';

export const ETF_OR_SHARE_SORTS = [
  'isin',
  'name',
  'bank',
  'direction',
  'currency',
  'buyPrice',
  'marketPrice',
  'nominal',
  'amountPaid',
  'result',
  'profit',
  'yearsSinceBuy',
  'feesPaid1',
  'feesPaid2',
  'dividend',
  'buyDate',
  'settlementDate',
  'expired',
] as const;
export type EtfOrShareSort = (typeof ETF_OR_SHARE_SORTS)[number];
export type EtfOrShareListState = ListState<EtfOrShareSort>;

export const etfOrShareListInAddress = listInAddress(ETF_OR_SHARE_SORTS);
