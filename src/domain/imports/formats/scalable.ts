import { day, decimal, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { isZero, sumNonNull } from '../entries/signed-amounts.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

const DIRECTIONS: Readonly<Record<string, 'buy' | 'sell'>> = {
  buy: 'buy',
  'savings plan': 'buy',
  sell: 'sell',
};
const BOND_PAYMENTS: Readonly<Record<string, 'coupon' | 'redemption'>> = {
  interest: 'coupon', coupon: 'coupon', redemption: 'redemption', maturity: 'redemption',
}; // prettier-ignore

function readPayment(line: LineReader, type: string): LineMeaning {
  const tax = line.decimal('tax');
  // The amount is net of withheld tax.
  const gross = sumNonNull(line.decimal('amount'), tax);
  const paymentType = BOND_PAYMENTS[type] ?? 'coupon';
  return makeIncome(line, {
    securityClass: type in BOND_PAYMENTS ? 'bond' : 'share',
    paymentType,
    gross,
    tax,
  });
}

/** Scalable Capital. Only executed transactions are read. */
export const SCALABLE = {
  id: 'scalable',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date'),
        status: text('status'),
        id: text('reference'),
        name: text('description'),
        assetClass: text('assetType'),
        type: text('type'),
        isin: text('isin'),
        quantity: decimal('shares'),
        price: decimal('price'),
        amount: decimal('amount'),
        fee: decimal('fee'),
        tax: decimal('tax'),
        currency: text('currency'),
      },
      decimalMark: ',',
      read(line) {
        const type = line.text('type').toLowerCase();
        if (line.text('status').toLowerCase() !== 'executed') return 'skip';
        const direction = DIRECTIONS[type];
        if (direction !== undefined) {
          const [fee, tax, amount] = [line.decimal('fee'), line.decimal('tax'), line.decimal('amount')];
          const others = { securityClass: null, priceScale: null, accruedInterest: null };
          return makeHolding(line, { direction, fee, tax: isZero(tax) ? null : tax, amount, ...others });
        }
        const isPayment = type === 'distribution' || type === 'dividend' || type in BOND_PAYMENTS;
        if (isPayment && line.text('isin') !== '') return readPayment(line, type);
        return makeInformation(line, type === 'fee' ? 'fee' : 'cash', line.text('type'));
      },
    }),
  ],
} as const satisfies ImportFormat;
