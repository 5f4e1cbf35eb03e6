import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { isZero, absoluteAmount, sumNonNull } from '../entries/signed-amounts.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

type Kind = 'buy' | 'sell' | 'dividend' | 'interest' | 'fee' | 'cash';

/** Transaction types in English and German, the languages of the exports. */
const TYPES: Readonly<Record<string, Kind>> = {
  buy: 'buy', kauf: 'buy', 'delivery (inbound)': 'buy', einlieferung: 'buy',
  sell: 'sell', verkauf: 'sell', 'delivery (outbound)': 'sell', auslieferung: 'sell',
  dividend: 'dividend', dividende: 'dividend', dividends: 'dividend',
  interest: 'interest', zinsen: 'interest',
  fees: 'fee', gebühren: 'fee', fee: 'fee',
}; // prettier-ignore

/** The amount without fees and taxes. 'Value' is the total paid: it includes them in a purchase, and excludes them in a sale or payment. */
function grossAmount(line: LineReader, sign: 1 | -1): string | null {
  const [currency, grossCurrency] = [line.text('currency'), line.text('priceCurrency')];
  const gross = grossCurrency === '' || grossCurrency === currency ? line.decimal('amount') : null;
  if (gross !== null) return absoluteAmount(gross);
  const value = line.decimal('netAmount');
  const costs = sumNonNull(line.decimal('fee'), line.decimal('tax')) ?? '0';
  return value === null ? null : new Decimal(value).abs().plus(new Decimal(costs).times(sign)).toFixed();
}

/** Reads a deal in the transaction's currency. The price per unit is the gross amount / units, as in the program itself. */
function readDeal(line: LineReader, direction: 'buy' | 'sell'): LineMeaning {
  const amount = grossAmount(line, direction === 'buy' ? -1 : 1);
  const quantity = line.decimal('quantity');
  const price =
    amount === null || quantity === null || isZero(quantity)
      ? null
      : new Decimal(amount).div(quantity).abs().toDecimalPlaces(10).toFixed();
  if (price === null) line.fail('netAmount', 'missing');
  return makeHolding(line, {
    ...{ direction, amount, quantity, price },
    securityClass: null,
    // One unit of a bond is 100 nominal.
    ...{ priceScale: 'money', face: '100' },
    accruedInterest: null,
    fee: line.decimal('fee'),
    tax: line.decimal('tax'),
  });
}

/**
 * Portfolio Performance's export of transactions. Bonds are kept there with nominal / 100 as units, so that the price per unit is in
 * percent.
 */
export const PORTFOLIO_PERFORMANCE = {
  id: 'portfolio-performance',
  arrange: null,
  parts: [
    makePart({
      columns: {
        day: day('date', 'datum'),
        type: text('type', 'typ'),
        netAmount: decimal('value', 'wert'),
        currency: text('transaction currency', 'buchungswährung'),
        amount: optional(decimal('gross amount', 'bruttobetrag')),
        priceCurrency: optional(text('currency gross amount', 'währung bruttobetrag')),
        fee: optional(decimal('fees', 'gebühren')),
        tax: optional(decimal('taxes', 'steuern')),
        quantity: decimal('shares', 'stück'),
        isin: text('isin'),
        symbol: optional(text('ticker symbol', 'ticker-symbol')),
        name: text('security name', 'wertpapiername'),
        notes: optional(text('note', 'notiz')),
        account: optional(text('cash account', 'konto')),
        bank: optional(text('securities account', 'depot')),
      },
      read(line) {
        const cell = line.text('type');
        const kind = TYPES[cell.toLowerCase()] ?? 'cash';
        const hasSecurity = line.text('isin') !== '' || line.text('symbol') !== '';
        if (kind === 'buy' || kind === 'sell') return readDeal(line, kind);
        const isIncome = kind === 'dividend' || kind === 'interest';
        if (!isIncome || !hasSecurity) return makeInformation(line, kind === 'fee' ? 'fee' : 'cash', cell);
        const facts = {
          paymentType: 'coupon',
          gross: grossAmount(line, 1),
          tax: line.decimal('tax'),
        } as const;
        return makeIncome(line, { ...facts, securityClass: kind === 'interest' ? 'bond' : null });
      },
    }),
  ],
} as const satisfies ImportFormat;
