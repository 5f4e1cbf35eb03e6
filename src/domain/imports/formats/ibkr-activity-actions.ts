import { Decimal } from '../../money/decimal.ts';
import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import { absoluteAmount, isZero } from '../entries/signed-amounts.ts';
import type { ImportedInformation } from '../imported-row.ts';
import { ibkrClass } from './ibkr-flex.ts';
import type { LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';

const DECIMAL_MARK = '.';

/** '(GB00BLPK7110) Bond Maturity FOR GBP 1.00 PER BOND (…)', '(US912797HR13) TBILL MATURITY (…)'. */
const REDEMPTION = /\b(?:bond|t-?bill) maturity\b|\b(?:full|partial|early) (?:call|redemption)\b/i;
const PER_BOND = /\bFOR [A-Z]{3} (\d+(?:\.\d+)?) PER BOND\b/i;
/** 'ABC(US0000000001) Merged(Acquisition) FOR USD 50.00 PER SHARE (…)'. */
const CASH_MERGER = /\bMerged ?\([^()]*\) FOR [A-Z]{3} (\d+(?:\.\d+)?) PER SHARE\b/i;

const ACTIONS: readonly (readonly [RegExp, ImportedInformation['what']])[] = [
  [/\bsplit \d/i, 'split'],
  [/\bspin-?off\b/i, 'spin_off'],
  [/\b(?:CUSIP\/)?ISIN Change\b/i, 'isin_change'],
  [/\bMerged\b|\bTendered\b|\bacquisition\b/i, 'merger'],
];

/** Negative if the line reverses an earlier redemption. */
function redemptionAmount(line: LineReader): string | null {
  const proceeds = line.decimal('amount');
  const quantity = line.decimal('quantity');
  const [, each] = PER_BOND.exec(line.text('notes')) ?? [];
  if (!isZero(proceeds) || quantity === null || each === undefined) return proceeds;
  return new Decimal(quantity).negated().times(each).toFixed();
}

/** A takeover for money is a sale at its price. */
function readCashMerger(line: LineReader, price: string): LineMeaning {
  if (/\bCa\b/.test(line.text('status'))) line.fail('status', 'cancels_a_deal');
  const sale = makeHolding(line, {
    securityClass: ibkrClass(line.text('assetClass'), line.text('subtype')) ?? null,
    direction: 'sell',
    priceScale: null,
    price,
    quantity: absoluteAmount(line.decimal('quantity')),
    amount: absoluteAmount(line.decimal('amount')),
    ...{ accruedInterest: null, fee: null, tax: null },
  });
  // The description is not the user's notes.
  return sale === null ? null : { ...sale, notes: null };
}

function readAction(line: LineReader): LineMeaning {
  const description = line.text('notes');
  const securityClass = ibkrClass(line.text('assetClass'), line.text('subtype'));
  if (securityClass === 'bond' && REDEMPTION.test(description)) {
    const nominal = line.decimal('quantity');
    const gross = redemptionAmount(line);
    return makeIncome(line, { securityClass, paymentType: 'redemption', gross, tax: null, nominal });
  }
  const [, price] = CASH_MERGER.exec(description) ?? [];
  const isDisposal = line.decimal('quantity')?.startsWith('-') === true && !isZero(line.decimal('amount'));
  if (securityClass !== undefined && price !== undefined && isDisposal) return readCashMerger(line, price);
  const what = ACTIONS.find(([pattern]) => pattern.test(description))?.[1] ?? 'other';
  return makeInformation(line, what, description);
}

/** A transfer names no purchase day and price, so nothing can be written from it. */
function readTransfer(line: LineReader): LineMeaning {
  if (/^cash$/i.test(line.text('assetClass'))) return makeInformation(line, 'cash', line.text('type'));
  const words = ['direction', 'quantity', 'symbol', 'type'] as const;
  return makeInformation(line, 'transfer', words.map((key) => line.text(key)).join(' '));
}

/** The sections of an activity statement about what happens to securities without an order, and about money. */
export const ACTION_PARTS = [
  makePart({
    sheets: ['corporate actions'],
    columns: {
      assetClass: text('asset category'),
      subtype: text('instrument type'),
      isin: text('isin'),
      name: text('instrument name'),
      currency: text('currency'),
      // The action is booked in the evening before its day.
      day: day('report date', 'date/time'),
      notes: text('description'),
      quantity: decimal('quantity'),
      amount: decimal('proceeds'),
      status: optional(text('code')),
      account: optional(text('account')),
    },
    decimalMark: DECIMAL_MARK,
    read: readAction,
  }),
  makePart({
    sheets: ['transfers'],
    columns: {
      assetClass: text('asset category'),
      isin: text('isin'),
      symbol: text('symbol'),
      day: day('date'),
      type: text('type'),
      direction: text('direction'),
      quantity: text('qty'),
      account: optional(text('account')),
    },
    decimalMark: DECIMAL_MARK,
    read: readTransfer,
  }),
  makePart({
    sheets: ['deposits & withdrawals', 'fees'],
    columns: {
      day: day('settle date', 'date'),
      notes: text('description'),
      isin: text('isin'),
      subtype: optional(text('subtitle')),
      account: optional(text('account')),
    },
    decimalMark: DECIMAL_MARK,
    // Only fees have a subtitle.
    read: (line) => makeInformation(line, line.text('subtype') === '' ? 'cash' : 'fee', line.text('notes')),
  }),
];
