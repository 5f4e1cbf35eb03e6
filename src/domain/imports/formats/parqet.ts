import { day, decimal, optional, text } from '../columns/column.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import type { ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

const DIRECTIONS: Readonly<Record<string, 'buy' | 'sell'>> = {
  buy: 'buy', transferin: 'buy', sell: 'sell', transferout: 'sell',
}; // prettier-ignore

/** Parqet. Uses the column 'date', because 'datetime' is in UTC. */
export const PARQET = {
  id: 'parqet',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date'),
        price: decimal('price'),
        quantity: decimal('shares'),
        amount: decimal('amount'),
        tax: decimal('tax'),
        fee: decimal('fee'),
        type: text('type'),
        bank: optional(text('broker')),
        assetClass: text('assettype'),
        isin: text('identifier'),
        currency: text('currency'),
        name: text('holdingname'),
      },
      decimalMark: ',',
      read(line) {
        const type = line.text('type').toLowerCase();
        const [amount, tax] = [line.decimal('amount'), line.decimal('tax')];
        if (/^crypto/i.test(line.text('assetClass')))
          return makeInformation(line, 'other', line.text('type'));
        const direction = DIRECTIONS[type];
        if (direction !== undefined) {
          const others = { securityClass: null, priceScale: null, accruedInterest: null };
          return makeHolding(line, { direction, amount, tax, fee: line.decimal('fee'), ...others });
        }
        const isIncome = type === 'dividend' || type === 'interest';
        if (!isIncome || line.text('isin') === '') return makeInformation(line, 'cash', line.text('type'));
        const securityClass = type === 'interest' ? 'bond' : 'share';
        return makeIncome(line, { securityClass, paymentType: 'coupon', gross: amount, tax });
      },
    }),
  ],
} as const satisfies ImportFormat;
