import { day, decimal, optional, text } from '../columns/column.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import type { ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

const INFORMATION = [
  ['SPLIT', 'split'], ['MERGER', 'merger'], ['SPINOFF', 'spin_off'], ['TRANSFER', 'transfer'], ['FEE', 'fee'],
] as const; // prettier-ignore

/** Revolut investments. They have no ISIN, so each ticker is asked once. Amounts include '$' or 'USD'. */
export const REVOLUT = {
  id: 'revolut',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date'),
        symbol: text('ticker'),
        type: text('type'),
        quantity: decimal('quantity'),
        price: decimal('price per share'),
        amount: decimal('total amount'),
        currency: text('currency'),
        exchangeRate: optional(decimal('fx rate')),
      },
      decimalMark: null,
      read(line) {
        const type = line.text('type').toUpperCase();
        const side = /^(BUY|SELL)(?: - |$)/.exec(type)?.[1];
        if (side !== undefined) {
          return makeHolding(line, {
            direction: side === 'BUY' ? 'buy' : 'sell',
            amount: line.decimal('amount'),
            ...{ securityClass: null, priceScale: null, accruedInterest: null, fee: null, tax: null },
          });
        }
        if (type === 'DIVIDEND') {
          const gross = line.decimal('amount');
          return makeIncome(line, { securityClass: 'share', paymentType: 'coupon', gross, tax: null });
        }
        const others = line.text('symbol') === '' ? 'cash' : 'other';
        const what = INFORMATION.find(([word]) => type.includes(word))?.[1] ?? others;
        return makeInformation(line, what, type);
      },
    }),
  ],
} as const satisfies ImportFormat;
