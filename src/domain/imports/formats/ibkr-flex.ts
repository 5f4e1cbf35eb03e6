import { day, decimal, optional, text } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';
import { makeHolding } from '../entries/make-holding.ts';
import { makeIncome, makeInformation } from '../entries/make-income.ts';
import type { SecurityClass } from '../entries/read-security.ts';
import { asCost, isZero, absoluteAmount } from '../entries/signed-amounts.ts';
import type { ImportTable } from '../import-table.ts';
import type { ImportFormat, LineMeaning } from './import-format.ts';
import { makePart } from './make-part.ts';
import { splitAtHeaders } from './split-at-headers.ts';
import { Decimal } from '../../money/decimal.ts';

/** Interactive Brokers Flex queries as XML (one table per element) or CSV. Reference: ibflex, Types.py and enums.py. */
const ACCOUNT = optional(text('accountId', 'ClientAccountID'));
const CLASS = optional(text('assetCategory', 'AssetClass'));
const SUBCLASS = optional(text('subCategory', 'SubCategory'));
const CURRENCY = text('currency', 'CurrencyPrimary');
const LEVEL = optional(text('levelOfDetail', 'LevelOfDetail'));
const DECIMAL_MARK = '.';

/** The class of an instrument; null if unknown, undefined for what Kupon does not hold: options, futures, currencies. */
export function ibkrClass(category: string, subcategory: string): SecurityClass | null | undefined {
  if (category === '') return null;
  if (/^(?:BOND|BILL|BONDS|TREASURY BILLS?)$/i.test(category)) return 'bond';
  if (/^FUND|MUTUAL/i.test(category)) return 'etf';
  if (!/^STK|^STOCK/i.test(category)) return undefined;
  if (subcategory === '') return null;
  return /^ET[CFNP]$/i.test(subcategory) ? 'etf' : 'share';
}

const readClass = (line: LineReader) => ibkrClass(line.text('assetClass'), line.text('subtype'));

/** The commission of a deal. One in another currency is an error of the row, because it cannot be added. */
function readCommission(line: LineReader): string | null {
  const fee = line.decimal('fee');
  const [currency, expected] = [line.text('priceCurrency'), line.text('currency')];
  if (!isZero(fee) && currency !== '' && currency !== expected) {
    line.fail('fee', 'another_currency', { currency, expected });
  }
  return asCost(fee);
}

function readTrade(line: LineReader): LineMeaning {
  const securityClass = readClass(line);
  // Currency conversions have no ISIN.
  const isCurrency = line.text('isin') === '' && line.text('assetClass') === '';
  if (securityClass === undefined || isCurrency) return makeInformation(line, 'other', line.text('name'));
  const side = line.text('direction').toUpperCase();
  if (side.includes('(CA.)')) line.fail('direction', 'cancels_a_deal');
  else if (side !== 'BUY' && side !== 'SELL')
    line.fail('direction', 'unknown_type', { cell: side, expected: 'BUY, SELL' });
  return makeHolding(line, {
    securityClass,
    direction: side.startsWith('BUY') ? 'buy' : 'sell',
    priceScale: null,
    amount: line.decimal('amount'),
    accruedInterest: isZero(line.decimal('accrued')) ? null : absoluteAmount(line.decimal('accrued')),
    fee: readCommission(line),
    tax: isZero(line.decimal('tax')) ? null : absoluteAmount(line.decimal('tax')),
  });
}

/** A query without the ids of trades leaves the security and the day. */
const dealKey = (tradeId: string, isin: string) => (tradeId === '' ? `deal ${isin}` : `trade ${tradeId}`);
const incomeKey = (isin: string, currency: string) => `income ${isin} ${currency}`;

function readCash(line: LineReader): LineMeaning {
  const type = line.text('type').toLowerCase();
  const amount = line.decimal('amount');
  const isin = line.text('isin').toUpperCase();
  const tradeId = line.text('tradeId');
  if (amount === null && line.isEmpty('amount')) line.fail('amount', 'missing');
  if (type.startsWith('bond interest') && isin !== '' && /accrued/i.test(line.text('notes'))) {
    return {
      kind: 'addition',
      field: 'accruedInterest',
      amount: absoluteAmount(amount) ?? '0',
      to: dealKey(tradeId, isin),
      day: tradeId === '' ? line.day('day') : null,
    };
  }
  if (type === 'withholding tax' && isin !== '') {
    return {
      kind: 'addition',
      field: 'tax',
      amount: asCost(amount) ?? '0',
      to: incomeKey(isin, line.text('currency').toUpperCase()),
      day: line.day('day'),
    };
  }
  const facts = { paymentType: 'coupon', gross: amount, tax: null } as const;
  if (type === 'bond interest received') return makeIncome(line, { ...facts, securityClass: 'bond' });
  if (type === 'dividends' || type === 'payment in lieu of dividends') {
    return makeIncome(line, { ...facts, securityClass: readClass(line) === 'etf' ? 'etf' : 'share' });
  }
  return makeInformation(line, type.includes('fee') ? 'fee' : 'cash', line.text('type'));
}

const PER_BOND = /FOR [A-Z]{3} ([\d.]+) PER BOND/i;

/** The redeemed principal: the proceeds, or the nominal × the payment per unit in the description. */
function redemptionAmount(line: LineReader): string | null {
  const proceeds = line.decimal('amount');
  if (!isZero(proceeds)) return absoluteAmount(proceeds);
  const quantity = line.decimal('quantity');
  const [, each = '1'] = PER_BOND.exec(line.text('notes')) ?? [];
  return quantity === null ? null : new Decimal(quantity).abs().times(each).toFixed();
}

const ACTIONS: Readonly<Record<string, 'split' | 'isin_change' | 'spin_off'>> = {
  FS: 'split', RS: 'split', FI: 'split', IC: 'isin_change', SO: 'spin_off',
}; // prettier-ignore

function readCorporateAction(line: LineReader): LineMeaning {
  const type = line.text('type').toUpperCase();
  const facts = { securityClass: 'bond', tax: null } as const;
  // BM can also be a partial call; the proceeds give the amount.
  if (type === 'BM' || type === 'TM' || type === 'BC') {
    const nominal = line.decimal('quantity');
    return makeIncome(line, { ...facts, paymentType: 'redemption', gross: redemptionAmount(line), nominal });
  }
  if (type === 'CP')
    return makeIncome(line, { ...facts, paymentType: 'coupon', gross: line.decimal('amount') });
  return makeInformation(line, ACTIONS[type] ?? 'other', line.text('notes'));
}

/** Levels of detail, finest first. A table can list the same deals at several levels; only the finest is read. */
const LEVELS = [['EXECUTION', 'ORDER'], ['DETAIL', 'SUMMARY']]; // prettier-ignore

function finestLevel(table: ImportTable): ImportTable {
  const [header, ...lines] = table.lines;
  const at = header?.cells.findIndex((cell) => cell.toLowerCase() === 'levelofdetail') ?? -1;
  if (header === undefined || at < 0) return table;
  const found = new Set(lines.map(({ cells }) => cells[at] ?? ''));
  const finest = LEVELS.flatMap((levels) => levels.find((level) => found.has(level)) ?? []);
  if (finest.length === 0) return table;
  return { ...table, lines: [header, ...lines.filter(({ cells }) => finest.includes(cells[at] ?? ''))] };
}

const ELEMENTS: readonly (string | null)[] = ['trade', 'corporateaction', 'cashtransaction'];

/** The first cell of the lines that begin and end a file, an account and a section. */
const FRAMES = new Set(['BOF', 'BOA', 'BOS', 'EOS', 'EOA', 'EOF']);

function withoutFrames(table: ImportTable): ImportTable {
  return { ...table, lines: table.lines.filter(({ cells }) => !FRAMES.has(cells[0] ?? '')) };
}

/** A CSV file that a spreadsheet program has saved as a workbook has the name of its sheet. */
function asTextFile(tables: readonly ImportTable[]): readonly ImportTable[] {
  const [only] = tables;
  const isSaved =
    tables.length === 1 && only !== undefined && !ELEMENTS.includes(only.sheet?.toLowerCase() ?? null);
  return isSaved ? [{ ...only, sheet: null }] : tables;
}

export const IBKR_FLEX = {
  id: 'ibkr-flex',
  arrange: (tables) => splitAtHeaders(asTextFile(tables).map(withoutFrames), 'isin').map(finestLevel),
  parts: [
    makePart({
      sheets: ['trade', null],
      columns: {
        ...{ account: ACCOUNT, assetClass: CLASS, subtype: SUBCLASS, currency: CURRENCY, level: LEVEL },
        id: optional(text('transactionID', 'tradeID')),
        tradeId: optional(text('tradeID')),
        isin: text('isin'),
        name: optional(text('description')),
        direction: text('buySell', 'Buy/Sell'),
        day: day('tradeDate'),
        settlementDay: optional(day('settleDateTarget')),
        quantity: decimal('quantity'),
        price: decimal('tradePrice'),
        amount: decimal('tradeMoney'),
        fee: optional(decimal('ibCommission')),
        priceCurrency: optional(text('ibCommissionCurrency')),
        tax: optional(decimal('taxes')),
        accrued: optional(decimal('accruedInt', 'AccruedInterest')),
      },
      decimalMark: DECIMAL_MARK,
      read: readTrade,
      joinKey: (line, entry) => (entry.kind === 'holding' ? dealKey(line.text('tradeId'), entry.isin) : ''),
    }),
    makePart({
      sheets: ['corporateaction', null],
      columns: {
        ...{ account: ACCOUNT, assetClass: CLASS, subtype: SUBCLASS, currency: CURRENCY, level: LEVEL },
        id: optional(text('transactionID', 'actionID')),
        type: text('type'),
        isin: text('isin'),
        notes: optional(text('actionDescription', 'description')),
        // The action is booked in the evening before its day.
        day: day('reportDate', 'Report Date', 'dateTime', 'Date/Time'),
        quantity: decimal('quantity'),
        amount: decimal('proceeds'),
      },
      decimalMark: DECIMAL_MARK,
      read: readCorporateAction,
    }),
    makePart({
      sheets: ['cashtransaction', null],
      columns: {
        ...{ account: ACCOUNT, assetClass: CLASS, subtype: SUBCLASS, currency: CURRENCY, level: LEVEL },
        id: optional(text('transactionID')),
        tradeId: optional(text('tradeID')),
        type: text('type'),
        isin: text('isin'),
        notes: optional(text('description')),
        day: day('settleDate', 'dateTime', 'Date/Time', 'reportDate'),
        amount: decimal('amount'),
      },
      decimalMark: DECIMAL_MARK,
      read: readCash,
      joinKey: (_, entry) =>
        entry.kind === 'payment' || entry.kind === 'distribution'
          ? incomeKey(entry.isin, entry.currency)
          : '',
    }),
  ],
} as const satisfies ImportFormat;
