import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { asCost, absoluteAmount } from '../entries/signed-amounts.ts';
import type { ImportedEntry } from '../imported-row.ts';
import { ACTION_PARTS } from './ibkr-activity-actions.ts';
import { arrangeSections, WITHOUT_HEADER } from './ibkr-activity-sections.ts';
import { ibkrClass } from './ibkr-flex.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

const DECIMAL_MARK = '.';
const incomeKey = (isin: string, currency: string) => `income ${isin} ${currency}`;
const dealKey = (isin: string) => `deal ${isin}`;

function readTrade(line: LineReader): LineMeaning {
  const securityClass = ibkrClass(line.text('assetClass'), line.text('subtype'));
  if (line.text('level') !== 'Order') return 'skip';
  if (securityClass === undefined) return makeInformation(line, 'other', line.text('assetClass'));
  const quantity = line.decimal('quantity');
  return makeHolding(line, {
    securityClass,
    direction: quantity?.startsWith('-') === true ? 'sell' : 'buy',
    priceScale: null,
    amount: line.decimal('amount'),
    accruedInterest: null,
    fee: asCost(line.decimal('fee')),
    tax: null,
  });
}

const CASH_COLUMNS = {
  currency: text('currency'),
  day: day('date'),
  notes: text('description'),
  amount: decimal('amount'),
  isin: text('isin'),
  account: optional(text('account')),
};

function readInterest(line: LineReader): LineMeaning {
  const isin = line.text('isin');
  if (isin === '') return makeInformation(line, 'cash', line.text('notes'));
  const gross = line.decimal('amount');
  if (/accrued/i.test(line.text('notes'))) {
    const amount = absoluteAmount(gross) ?? '0';
    return { kind: 'addition', field: 'accruedInterest', amount, to: dealKey(isin), day: line.day('day') };
  }
  return makeIncome(line, { securityClass: 'bond', paymentType: 'coupon', gross, tax: null });
}

function readTax(line: LineReader): LineMeaning {
  const isin = line.text('isin');
  if (isin === '') return makeInformation(line, 'cash', line.text('notes'));
  const to = incomeKey(isin, line.text('currency').toUpperCase());
  const amount = asCost(line.decimal('amount')) ?? '0';
  return { kind: 'addition', field: 'tax', amount, to, day: line.day('day') };
}

const incomeJoinKey = (_: LineReader, entry: ImportedEntry) =>
  entry.kind === 'payment' || entry.kind === 'distribution' ? incomeKey(entry.isin, entry.currency) : '';

/** Interactive Brokers activity statements as CSV: sections whose lines start with the section's name. */
export const IBKR_ACTIVITY = {
  id: 'ibkr-activity',
  arrange: arrangeSections,
  parts: [
    makePart({
      sheets: ['trades'],
      columns: {
        level: text('datadiscriminator'),
        assetClass: text('asset category'),
        subtype: text('instrument type'),
        isin: text('isin'),
        symbol: text('symbol'),
        name: text('instrument name'),
        currency: text('currency'),
        day: day('date/time'),
        quantity: decimal('quantity'),
        price: decimal('t. price'),
        amount: decimal('proceeds'),
        fee: optional(decimal('comm/fee', 'comm in eur', 'comm in usd')),
        account: optional(text('account')),
      },
      decimalMark: DECIMAL_MARK,
      read: readTrade,
      joinKey: (_, entry) => (entry.kind === 'holding' ? dealKey(entry.isin) : ''),
    }),
    makePart({
      ...{ sheets: ['interest', 'bond interest received', 'bond interest paid'], columns: CASH_COLUMNS },
      ...{ decimalMark: DECIMAL_MARK, read: readInterest },
      joinKey: incomeJoinKey,
    }),
    makePart({
      ...{
        sheets: ['dividends', 'payment in lieu of dividends'],
        columns: CASH_COLUMNS,
        decimalMark: DECIMAL_MARK,
      },
      read: (line) =>
        makeIncome(line, {
          securityClass: 'share',
          paymentType: 'coupon',
          gross: line.decimal('amount'),
          tax: null,
        }),
      joinKey: incomeJoinKey,
    }),
    makePart({
      ...{ sheets: ['withholding tax'], columns: CASH_COLUMNS, decimalMark: DECIMAL_MARK, read: readTax },
    }),
    ...ACTION_PARTS,
    makePart({
      ...{ sheets: [WITHOUT_HEADER], columns: { type: text('section') } },
      read(line) {
        line.fail('type', 'section_without_header', { section: line.text('type') });
        return null;
      },
    }),
  ],
} as const satisfies ImportFormat;
