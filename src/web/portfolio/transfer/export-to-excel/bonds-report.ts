import type { Bond } from '#api/portfolio/bonds';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { yesOrNo, type Report } from './report.ts';

export const BONDS_REPORT: Report<Bond> = {
  filePrefix: 'Bond_Report',
  sheetName: 'Bonds Report',
  columns: [
    { header: 'ISIN', width: 16, format: 'text', value: (bond) => bond.isin },
    { header: 'Data', width: 30, format: 'text', value: (bond) => bond.notes },
    { header: 'Bank', width: 22, format: 'text', value: (bond) => bond.bank },
    { header: 'Direction', width: 11, format: 'text', value: (bond) => bond.direction },
    { header: 'Currency', width: 10, format: 'text', value: (bond) => bond.currency },
    { header: 'Nominal', width: 16, format: 'amount', value: (bond) => bond.nominal },
    { header: 'Buy Price (%)', width: 14, format: 'fourPlaces', value: (bond) => bond.buyPrice },
    { header: 'Market Price (%)', width: 17, format: 'fourPlaces', value: (bond) => bond.marketPrice },
    { header: 'Clean Price', width: 13, format: 'fourPlaces', value: (bond) => bond.cleanPrice },
    { header: 'Result', width: 12, format: 'fivePlaces', value: (bond) => bond.result },
    { header: 'Amount Paid', width: 16, format: 'amount', value: (bond) => bond.amountPaid },
    { header: 'Profit', width: 14, format: 'amount', value: (bond) => bond.profit },
    { header: 'Buy Date', width: 13, format: 'day', value: (bond) => bond.buyDate },
    { header: 'Settlement Date', width: 16, format: 'day', value: (bond) => bond.settlementDate },
    { header: 'Years Since Buy', width: 16, format: 'twoPlaces', value: (bond) => bond.yearsSinceBuy },
    { header: 'Taxes Paid', width: 13, format: 'amount', value: (bond) => bond.taxesPaid },
    { header: 'Coupon', width: 10, format: 'twoToFourPlaces', value: (bond) => bond.couponPercent },
    { header: 'YTM', width: 16, format: 'twoToFourPlaces', value: yieldCell },
    { header: 'Expired', width: 10, format: 'text', value: (bond) => yesOrNo(bond.expired) },
  ],
};

/** The entered yield, or else the computed one, which is marked in its cell. */
function yieldCell(bond: Bond) {
  const serving = displayedYield(bond);
  return serving === null || bond.yieldPercent !== null
    ? serving
    : { number: serving, format: 'computed' as const };
}
