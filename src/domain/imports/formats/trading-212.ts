import { Decimal } from '../../money/decimal.ts';
import { day, decimal, optional, text, type ColumnKey } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { isZero, sumNonNull } from '../entries/signed-amounts.ts';
import type { ImportTable } from '../import-table.ts';
import { addColumns } from './add-columns.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

/** Reads a fee, converted from the account's currency to the price currency at the rate of the deal. */
function readFee(line: LineReader, key: ColumnKey): string | null {
  const fee = line.decimal(key);
  const [currency, expected] = [line.text('priceCurrency'), line.text('currency')];
  if (fee === null || isZero(fee) || currency === '' || currency === expected) return fee;
  const rate = line.decimal('exchangeRate');
  if (rate !== null && !isZero(rate)) return new Decimal(fee).times(rate).toDecimalPlaces(6).toFixed();
  line.fail(key, 'another_currency', { currency, expected });
  return null;
}

function readTax(line: LineReader): string | null {
  const tax = line.decimal('tax');
  const [currency, expected] = [line.text('taxCurrency'), line.text('currency')];
  if (!isZero(tax) && currency !== '' && currency !== expected) {
    line.fail('tax', 'another_currency', { currency, expected });
  }
  return tax;
}

/** The gross dividend as units × dividend per unit, because the total is in the account's currency and net of tax. */
function readDividend(line: LineReader): LineMeaning {
  const [quantity, price] = [line.decimal('quantity'), line.decimal('price')];
  const gross =
    quantity === null || price === null
      ? null
      : new Decimal(quantity).times(price).toDecimalPlaces(6).toFixed();
  return makeIncome(line, { securityClass: 'share', paymentType: 'coupon', gross, tax: readTax(line) });
}

/** 'Withholding tax (EUR)': earlier files name the currency in the header, later ones in a column of its own. */
const WITH_CURRENCY = /^(.+) \(([A-Z]{3})\)$/;

/** The columns that name their currency, as in later files: without it, and followed by a column with it. */
function withCurrencyColumns(table: ImportTable): ImportTable {
  const at = table.lines.findIndex(({ cells }) => cells.includes('Action'));
  const header = table.lines[at];
  if (header === undefined) return table;
  const named = header.cells.flatMap((cell) => {
    const [, name, currency] = WITH_CURRENCY.exec(cell) ?? [];
    return name === undefined || currency === undefined ? [] : [{ name: `Currency (${name})`, currency }];
  });
  if (named.length === 0) return table;
  const cells = header.cells.map((cell) => cell.replace(WITH_CURRENCY, '$1'));
  const lines = [{ ...header, cells }, ...table.lines.slice(at + 1)];
  return addColumns({ ...table, lines }, named.map(({ name }) => name), () => named.map(({ currency }) => currency)); // prettier-ignore
}

/** Trading 212 history. The columns vary by year; in lines of stock splits and distributions they are shifted by one. */
export const TRADING_212 = {
  id: 'trading-212',
  arrange: (tables) => tables.map(withCurrencyColumns),
  parts: [
    makePart({
      columns: {
        id: optional(text('id')),
        type: text('action'),
        day: day('time'),
        isin: text('isin'),
        name: optional(text('name')),
        quantity: decimal('no. of shares'),
        price: decimal('price / share'),
        currency: text('currency (price / share)'),
        exchangeRate: optional(decimal('exchange rate')),
        tax: optional(decimal('withholding tax')),
        taxCurrency: optional(text('currency (withholding tax)')),
        fee: optional(decimal('currency conversion fee')),
        fee2: optional(decimal('stamp duty reserve tax', 'stamp duty', 'french transaction tax')),
        fee3: optional(decimal('transaction fee', 'finra fee')),
        priceCurrency: optional(text('currency (currency conversion fee)', 'currency (total)')),
      },
      decimalMark: '.',
      read(line) {
        const action = line.text('type').toLowerCase();
        if (/^stock (?:split|distribution)/.test(action)) {
          return makeInformation(line, action.includes('split') ? 'split' : 'other', line.text('type'));
        }
        if (action.startsWith('dividend')) return readDividend(line);
        const side = /^(?:market|limit|stop|stop limit) (buy|sell)$/.exec(action)?.[1];
        if (side === undefined) return makeInformation(line, 'cash', line.text('type'));
        return makeHolding(line, {
          direction: side === 'sell' ? 'sell' : 'buy',
          fee: sumNonNull(readFee(line, 'fee'), readFee(line, 'fee2'), readFee(line, 'fee3')),
          ...{ securityClass: null, priceScale: null, amount: null, accruedInterest: null, tax: null },
        });
      },
    }),
  ],
} as const satisfies ImportFormat;
