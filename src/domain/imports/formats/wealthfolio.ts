import { Decimal } from '../../money/decimal.ts';
import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import type { SecurityClass } from '../entries/read-security.ts';
import type { ImportFormat } from './import-format.ts';
import { makePart } from './make-part.ts';

/** The class of an instrument; null if unclear: 'EQUITY' is a share or a fund. */
function readClass(line: LineReader): SecurityClass | null {
  const word = line.text('assetClass').toUpperCase();
  if (word === 'BOND') return 'bond';
  return word === 'ETF' ? 'etf' : word === 'STOCK' ? 'share' : null;
}

function grossAmount(line: LineReader): string | null {
  const amount = line.decimal('amount');
  const [quantity, price] = [line.decimal('quantity'), line.decimal('price')];
  if (amount !== null || quantity === null || price === null) return amount;
  return new Decimal(quantity).times(price).toFixed();
}

const DIRECTIONS: Readonly<Record<string, 'buy' | 'sell'>> = {
  BUY: 'buy', TRANSFER_IN: 'buy', ADD_HOLDING: 'buy',
  SELL: 'sell', TRANSFER_OUT: 'sell', REMOVE_HOLDING: 'sell',
}; // prettier-ignore

/** Wealthfolio activities. The symbol `$CASH-EUR` is cash; the quantity of a SPLIT is its ratio. */
export const WEALTHFOLIO = {
  id: 'wealthfolio',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date'),
        type: text('activityType', 'type'),
        subtype: optional(text('subtype')),
        symbol: text('symbol'),
        isin: optional(text('isin')),
        assetClass: optional(text('instrumentType')),
        quantity: decimal('quantity'),
        price: decimal('unitPrice', 'unit_price'),
        currency: text('currency'),
        fee: decimal('fee'),
        amount: decimal('amount'),
        notes: optional(text('comment')),
        account: optional(text('account')),
      },
      decimalMark: '.',
      read(line) {
        const type = line.text('type').toUpperCase();
        const direction = DIRECTIONS[type];
        const isCash = line.text('symbol').startsWith('$CASH');
        const securityClass = readClass(line);
        if (direction !== undefined && !isCash) {
          const others = { priceScale: null, accruedInterest: null, tax: null };
          return makeHolding(line, {
            direction,
            securityClass,
            amount: line.decimal('amount'),
            fee: line.decimal('fee'),
            ...others,
          });
        }
        const isCoupon = line.text('subtype').toUpperCase() === 'COUPON' || securityClass === 'bond';
        const isIncome = type === 'DIVIDEND' || (type === 'INTEREST' && isCoupon);
        if (type === 'SPLIT') return makeInformation(line, 'split', `${type} ${line.text('quantity')}:1`);
        if (!isIncome || isCash) return makeInformation(line, type === 'FEE' ? 'fee' : 'cash', type);
        const paying = type === 'DIVIDEND' ? (securityClass ?? 'share') : 'bond';
        return makeIncome(line, {
          securityClass: paying,
          paymentType: 'coupon',
          gross: grossAmount(line),
          tax: null,
        });
      },
    }),
  ],
} as const satisfies ImportFormat;
