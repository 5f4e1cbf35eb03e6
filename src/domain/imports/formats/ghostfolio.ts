import { Decimal } from '../../money/decimal.ts';
import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { securityClassIn } from '../entries/read-words.ts';
import type { ImportTable } from '../import-table.ts';
import { addColumns, cellReader } from './add-columns.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

const INFORMATION_TYPES: Readonly<Record<string, 'fee' | 'cash' | 'other'>> = {
  FEE: 'fee',
  INTEREST: 'cash',
  ITEM: 'other',
  VALUABLE: 'other',
  LIABILITY: 'other',
};

function readActivity(line: LineReader): LineMeaning {
  const type = line.text('type').toUpperCase();
  const securityClass = securityClassIn(line.text('assetClass'));
  if (type === 'BUY' || type === 'SELL') {
    return makeHolding(line, {
      direction: type === 'BUY' ? 'buy' : 'sell',
      fee: line.decimal('fee'),
      ...{ securityClass, priceScale: null, amount: null, accruedInterest: null, tax: null },
    });
  }
  const information = INFORMATION_TYPES[type];
  if (information === undefined && type !== 'DIVIDEND') {
    const expected = ['BUY', 'SELL', 'DIVIDEND', ...Object.keys(INFORMATION_TYPES)].join(', ');
    line.fail('type', 'unknown_type', { cell: line.text('type'), expected });
    return null;
  }
  const isCoupon = type === 'INTEREST' && securityClass === 'bond';
  if (information !== undefined && !isCoupon) return makeInformation(line, information, type);
  const [quantity, price] = [line.decimal('quantity'), line.decimal('price')];
  const gross = quantity === null || price === null ? null : new Decimal(quantity).times(price).toFixed();
  return makeIncome(line, {
    securityClass: isCoupon ? 'bond' : 'share',
    paymentType: 'coupon',
    gross,
    tax: null,
  });
}

/** Adds ISIN, name and class from the asset profiles to each activity, by symbol. */
function withProfiles(tables: readonly ImportTable[]): ImportTable[] {
  const activities = tables.find(({ sheet }) => sheet === 'activities');
  const profiles = tables.find(({ sheet }) => sheet === 'assetProfiles');
  if (activities === undefined) return [];
  const profileBySymbol = new Map<string, readonly string[]>();
  if (profiles !== undefined) {
    const cell = cellReader(profiles);
    for (const line of profiles.lines.slice(1)) {
      const assetClass = cell(line, 'assetsubclass') || cell(line, 'assetclass');
      profileBySymbol.set(cell(line, 'symbol'), [cell(line, 'isin'), cell(line, 'name'), assetClass]);
    }
  }
  const cell = cellReader(activities);
  const names = ['isin', 'profile name', 'profile class'];
  return [addColumns(activities, names, (line) => profileBySymbol.get(cell(line, 'symbol')) ?? ['', '', ''])];
}

export const GHOSTFOLIO_JSON = {
  id: 'ghostfolio-json',
  arrange: withProfiles,
  parts: [
    makePart({
      sheets: ['activities'],
      columns: {
        id: optional(text('id')),
        account: optional(text('accountId')),
        type: text('type'),
        symbol: text('symbol'),
        isin: text('isin'),
        name: text('profile name'),
        assetClass: text('profile class'),
        quantity: decimal('quantity'),
        price: decimal('unitPrice'),
        fee: decimal('fee'),
        currency: text('currency'),
        day: day('date'),
        notes: optional(text('comment')),
      },
      decimalMark: '.',
      read: readActivity,
    }),
  ],
} as const satisfies ImportFormat;

/** A file can have dates in several forms; those with a day above 12 determine the order of day and month. */
export const GHOSTFOLIO_CSV = {
  id: 'ghostfolio-csv',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date'),
        symbol: text('code'),
        currency: text('currency', 'ccy'),
        price: decimal('price'),
        quantity: decimal('quantity', 'qty'),
        type: text('action'),
        fee: decimal('fee'),
        notes: optional(text('note', 'comment')),
        account: optional(text('account')),
      },
      decimalMark: '.',
      read: readActivity,
    }),
  ],
} as const satisfies ImportFormat;
