import { day, decimal, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import type { SecurityClass } from '../entries/read-security.ts';
import { asCost, isZero, absoluteAmount } from '../entries/signed-amounts.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

/** The class of an asset; null if missing, undefined for what Kupon does not hold. */
function readClass(line: LineReader): SecurityClass | null | undefined {
  const word = line.text('assetClass').toUpperCase();
  if (word === '') return null;
  if (word === 'BOND') return 'bond';
  if (word === 'FUND' || word === 'ETF') return 'etf';
  return word === 'STOCK' ? 'share' : undefined;
}

const dealKey = (isin: string) => `deal ${isin}`;

function readDeal(line: LineReader, securityClass: SecurityClass | null): LineMeaning {
  return makeHolding(line, {
    securityClass,
    direction: line.text('type').toUpperCase() === 'SELL' ? 'sell' : 'buy',
    priceScale: null,
    amount: line.decimal('amount'),
    accruedInterest: null,
    fee: isZero(line.decimal('fee')) ? null : absoluteAmount(line.decimal('fee')),
    tax: isZero(line.decimal('tax')) ? null : asCost(line.decimal('tax')),
  });
}

const REDEMPTIONS = new Set(['FINAL_MATURITY', 'EARLY_REDEMPTION', 'PARTIAL_REDEMPTION']);

function readCash(line: LineReader, securityClass: SecurityClass | null): LineMeaning {
  const type = line.text('type').toUpperCase();
  const gross = line.decimal('amount');
  if (type === 'BOND_ACCRUED_INTEREST') {
    const to = dealKey(line.text('isin').toUpperCase());
    const amount = absoluteAmount(gross) ?? '0';
    return { kind: 'addition', field: 'accruedInterest', amount, to, day: line.day('day') };
  }
  const tax = asCost(line.decimal('tax'));
  if (REDEMPTIONS.has(type)) {
    const nominal = line.decimal('quantity');
    return makeIncome(line, { securityClass: 'bond', paymentType: 'redemption', gross, tax, nominal });
  }
  const isIncome =
    type === 'DIVIDEND' ||
    type === 'DISTRIBUTION' ||
    type === 'INTEREST_PAYMENT' ||
    type === 'COUPON_PAYMENT';
  if (!isIncome) return makeInformation(line, type.includes('FEE') ? 'fee' : 'cash', type);
  const paying = type === 'INTEREST_PAYMENT' ? 'bond' : (securityClass ?? 'share');
  return makeIncome(line, { securityClass: paying, paymentType: 'coupon', gross, tax });
}

/** Trade Republic's export. Bond prices are fractions of the nominal; withheld tax is negative. */
export const TRADE_REPUBLIC = {
  id: 'trade-republic',
  arrange: null,
  parts: [
    makePart({
      columns: {
        id: text('transaction_id'),
        day: day('date'),
        account: text('account_type'),
        status: text('category'),
        type: text('type'),
        assetClass: text('asset_class'),
        name: text('name'),
        isin: text('symbol'),
        quantity: decimal('shares'),
        price: decimal('price'),
        amount: decimal('amount'),
        fee: decimal('fee'),
        tax: decimal('tax'),
        currency: text('currency'),
      },
      decimalMark: '.',
      read(line) {
        const type = line.text('type').toUpperCase();
        const securityClass = readClass(line);
        const isAction = line.text('status').toUpperCase() === 'CORPORATE_ACTION';
        if (type === 'SPLIT' || isAction)
          return makeInformation(line, type === 'SPLIT' ? 'split' : 'other', type);
        if (line.text('isin') === '' || securityClass === undefined)
          return makeInformation(line, 'cash', type);
        return type === 'BUY' || type === 'SELL'
          ? readDeal(line, securityClass)
          : readCash(line, securityClass);
      },
      joinKey: (_, entry) => (entry.kind === 'holding' ? dealKey(entry.isin) : ''),
    }),
  ],
} as const satisfies ImportFormat;
