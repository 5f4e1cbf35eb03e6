import { day, decimal, text } from '../columns/column.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { readTaxInEuro } from '../entries/read-tax-in-euro.ts';
import { readDirection } from '../entries/read-words.ts';
import type { ImportTable } from '../import-table.ts';
import type { ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

const isComputed = (cell: string) => cell.endsWith('(calc.)');

/** Removes computed yields, which reports mark as such: they were never entered. */
const withoutComputed = (table: ImportTable): ImportTable => ({
  sheet: table.sheet,
  lines: table.lines.map((line) =>
    line.cells.some(isComputed)
      ? { row: line.row, cells: line.cells.map((cell) => (isComputed(cell) ? '' : cell)) }
      : line,
  ),
});

/** Kupon's Excel reports. Computed columns (result, profit, amount paid, years) are not read. */
export const KUPON_BONDS = {
  id: 'kupon-bonds',
  arrange: (tables) => tables.map(withoutComputed),
  parts: [
    makePart({
      columns: {
        isin: text('ISIN'),
        notes: text('Data'),
        bank: text('Bank'),
        direction: text('Direction'),
        currency: text('Currency'),
        quantity: decimal('Nominal'),
        price: decimal('Buy Price (%)'),
        marketPrice: decimal('Market Price (%)'),
        day: day('Buy Date'),
        settlementDay: day('Settlement Date'),
        tax: decimal('Taxes Paid'),
        couponPercent: decimal('Coupon'),
        yieldPercent: decimal('YTM'),
        expired: text('Expired'),
      },
      read(line) {
        const direction = readDirection(line);
        if (direction === null) return null;
        const amounts = { amount: null, accruedInterest: null, fee: null, tax: readTaxInEuro(line) };
        return makeHolding(line, { direction, securityClass: 'bond', priceScale: 'percent', ...amounts });
      },
    }),
  ],
} as const satisfies ImportFormat;

const ETF_AND_SHARE_COLUMNS = {
  isin: text('ISIN'),
  name: text('Name'),
  bank: text('Bank'),
  direction: text('Direction'),
  currency: text('Currency'),
  price: decimal('Buy Price'),
  marketPrice: decimal('Market Price'),
  quantity: decimal('Nominal'),
  fee: decimal('Fees Paid 1'),
  tax: decimal('Fees Paid 2'),
  dividend: decimal('Dividend'),
  day: day('Buy Date'),
  settlementDay: day('Settlement Date'),
  expired: text('Expired'),
};

/** ETFs and shares have the same columns; the sheet name tells them apart. The second fee holds the tax of a deal. */
const etfOrSharePart = (securityClass: 'etf' | 'share' | null, sheets?: readonly string[]) =>
  makePart({
    columns: ETF_AND_SHARE_COLUMNS,
    ...(sheets === undefined ? {} : { sheets }),
    read(line) {
      const direction = readDirection(line);
      if (direction === null) return null;
      const [fee, tax] = [line.decimal('fee'), line.decimal('tax')];
      const amounts = { amount: null, accruedInterest: null, fee, tax };
      return makeHolding(line, { direction, securityClass, priceScale: null, ...amounts });
    },
  });

export const KUPON_ETFS_AND_SHARES = {
  id: 'kupon-etfs-and-shares',
  arrange: null,
  parts: [
    etfOrSharePart('etf', ['my etfs', 'etfs']),
    etfOrSharePart('share', ['my shares', 'shares']),
    etfOrSharePart(null),
  ],
} as const satisfies ImportFormat;
