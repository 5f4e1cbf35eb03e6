import type { EtfOrShare, Kind } from '#api/portfolio/etfs-and-shares';
import { yesOrNo, type Column, type Report } from './report.ts';

const COLUMNS: readonly Column<EtfOrShare>[] = [
  { header: 'ISIN', width: 16, format: 'text', value: (item) => item.isin },
  { header: 'Name', width: 30, format: 'text', value: (item) => item.name },
  { header: 'Bank', width: 22, format: 'text', value: (item) => item.bank },
  { header: 'Direction', width: 11, format: 'text', value: (item) => item.direction },
  { header: 'Currency', width: 10, format: 'text', value: (item) => item.currency },
  { header: 'Buy Price', width: 13, format: 'fourPlaces', value: (item) => item.buyPrice },
  { header: 'Market Price', width: 14, format: 'fourPlaces', value: (item) => item.marketPrice },
  { header: 'Nominal', width: 16, format: 'amount', value: (item) => item.nominal },
  { header: 'Amount Paid', width: 16, format: 'amount', value: (item) => item.amountPaid },
  { header: 'Result', width: 12, format: 'fourPlaces', value: (item) => item.result },
  { header: 'Profit', width: 14, format: 'amount', value: (item) => item.profit },
  { header: 'Years Since Buy', width: 16, format: 'fourPlaces', value: (item) => item.yearsSinceBuy },
  { header: 'Fees Paid 1', width: 13, format: 'amount', value: (item) => item.feesPaid1 },
  { header: 'Fees Paid 2', width: 13, format: 'amount', value: (item) => item.feesPaid2 },
  { header: 'Dividend', width: 13, format: 'amount', value: (item) => item.dividend },
  { header: 'Buy Date', width: 13, format: 'day', value: (item) => item.buyDate },
  { header: 'Settlement Date', width: 16, format: 'day', value: (item) => item.settlementDate },
  { header: 'Expired', width: 10, format: 'text', value: (item) => yesOrNo(item.expired) },
];

export const ETFS_AND_SHARES_REPORTS: Record<Kind, Report<EtfOrShare>> = {
  etf: { filePrefix: 'ETFs', sheetName: 'My ETFs', columns: COLUMNS },
  share: { filePrefix: 'Shares', sheetName: 'My Shares', columns: COLUMNS },
};
