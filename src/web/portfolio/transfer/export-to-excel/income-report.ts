import type { IncomeEvent } from '#api/portfolio/figures/income';
import type { Report } from './report.ts';

const KINDS: Readonly<Record<IncomeEvent['kind'], string>> = {
  coupon: 'Coupon',
  redemption: 'Redemption',
  dividend: 'Dividend',
};

/** The payments of the income page, before tax; the amount in euro is empty if there is no exchange rate. */
export const INCOME_REPORT: Report<IncomeEvent> = {
  filePrefix: 'Income',
  sheetName: 'Income',
  columns: [
    { header: 'Day', width: 13, format: 'day', value: (event) => event.day },
    { header: 'Credited On', width: 13, format: 'day', value: (event) => event.expectedOn },
    { header: 'Payment', width: 13, format: 'text', value: (event) => KINDS[event.kind] },
    { header: 'State', width: 12, format: 'text', value: (event) => event.state },
    { header: 'ISIN', width: 16, format: 'text', value: (event) => event.isin },
    { header: 'Name', width: 30, format: 'text', value: (event) => event.name },
    { header: 'Bank', width: 22, format: 'text', value: (event) => event.bank },
    { header: 'Amount', width: 16, format: 'amount', value: (event) => event.amount },
    { header: 'Amount Due', width: 16, format: 'amount', value: (event) => event.due },
    { header: 'Currency', width: 10, format: 'text', value: (event) => event.currency },
    {
      header: 'Amount in EUR',
      width: 16,
      format: 'amount',
      value: ({ eur }) => (typeof eur === 'number' ? eur : null),
    },
  ],
};
