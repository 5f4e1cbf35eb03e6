import { AMOUNT_PLACES } from '../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import { writeCsvFile } from './csv-file.ts';
import {
  datedRows,
  type Charge,
  type ExportedFile,
  type PortfolioRecord,
  type RecordedDeal,
  type RecordedIncome,
} from './portfolio-record.ts';

/** The columns of the program's own export of transactions (see 'CSV import' in its manual). */
const HEADER = [
  'Date', 'Type', 'Value', 'Transaction Currency', 'Gross Amount', 'Currency Gross Amount', 'Exchange Rate', 'Fees', 'Taxes',
  'Shares', 'ISIN', 'WKN', 'Ticker Symbol', 'Security Name', 'Note',
] as const; // prettier-ignore

/** The program has no prices in percent, so 100 nominal of a bond count as one share. */
const NOMINAL_OF_A_SHARE = 100;

const money = (amount: DecimalLike) => roundTo(amount, AMOUNT_PLACES).toFixed(AMOUNT_PLACES);
const midnight = (day: string) => `${day}T00:00`;

interface Charges {
  /** In the currency of the transaction. */
  readonly tax: Decimal;
  /** Charges in another currency, since the program accepts only one. */
  readonly note: string;
}

function splitTax(tax: Charge | null, currency: string): Charges {
  if (tax === null || new Decimal(tax.amount).isZero()) return { tax: new Decimal(0), note: '' };
  if (tax.currency === currency) return { tax: new Decimal(tax.amount), note: '' };
  return { tax: new Decimal(0), note: `Taxes: ${money(tax.amount)} ${tax.currency}` };
}

function dealLine(deal: RecordedDeal & { readonly day: string }): readonly string[] {
  const { kind, isSale, quantity, amount, currency, isin, name } = deal;
  const fee = new Decimal(deal.fee ?? 0);
  const { tax, note } = splitTax(deal.tax, currency);
  const charges = fee.plus(tax);
  const value = isSale ? new Decimal(amount).minus(charges) : new Decimal(amount).plus(charges);
  const shares = kind === 'bond' ? new Decimal(quantity).div(NOMINAL_OF_A_SHARE) : new Decimal(quantity);
  return [
    ...[midnight(deal.day), isSale ? 'Sell' : 'Buy', money(value), currency, money(amount), currency, ''],
    ...[money(fee), money(tax), shares.toFixed(), isin, '', '', name ?? isin, note],
  ];
}

function incomeLine(income: RecordedIncome & { readonly day: string }): readonly string[] {
  const { gross, currency, isin, name } = income;
  const { tax, note } = splitTax(income.tax, currency);
  return [
    ...[
      midnight(income.day),
      'Dividend',
      money(new Decimal(gross).minus(tax)),
      currency,
      money(gross),
      currency,
      '',
    ],
    ...[money(0), money(tax), '', isin, '', '', name ?? isin, note],
  ];
}

/** Purchases, sales and income as a CSV file that Portfolio Performance imports. */
export function writePortfolioPerformanceCsv({ deals, income }: PortfolioRecord): ExportedFile {
  const [bought, received] = [datedRows(deals), datedRows(income)];
  const lines = [...bought.dated.map(dealLine), ...received.dated.map(incomeLine)];
  return { text: writeCsvFile([HEADER, ...lines]), leftOut: bought.leftOut + received.leftOut };
}
