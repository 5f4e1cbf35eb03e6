import { compareDays } from '../calendar-date.ts';
import { AMOUNT_PLACES } from '../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../money/decimal.ts';
import type { HoldingKind } from '../portfolio/holding.ts';
import {
  datedRows,
  type Charge,
  type ExportedFile,
  type PortfolioRecord,
  type RecordedDeal,
  type RecordedIncome,
} from './portfolio-record.ts';

const ASSETS = {
  bond: 'Assets:Portfolio:Bonds',
  etf: 'Assets:Portfolio:ETFs',
  share: 'Assets:Portfolio:Shares',
} as const satisfies Record<HoldingKind, string>;
const INCOME = {
  bond: 'Income:Interest',
  etf: 'Income:Distributions',
  share: 'Income:Dividends',
} as const satisfies Record<HoldingKind, string>;
const CASH = 'Assets:Cash';
const FEES = 'Expenses:Fees';
const TAXES = 'Expenses:Taxes';

/** The differences between the two programs of plain-text accounting. */
interface Dialect {
  readonly opening: readonly string[];
  readonly title: (what: string, isin: string) => string;
  readonly commodity: (isin: string) => string;
}

/** https://beancount.github.io/docs/beancount_language_syntax.html: a commodity begins with a letter and has at least two. */
const BEANCOUNT_COMMODITY = /^[A-Z][A-Z0-9]{1,23}$/;
const ACCOUNTS = [...Object.values(ASSETS), CASH, ...Object.values(INCOME), FEES, TAXES];

export const BEANCOUNT: Dialect = {
  opening: ACCOUNTS.map((account) => `1900-01-01 open ${account}`),
  title: (what, isin) => `* "${what}" "${isin}"`,
  commodity: (isin) => (BEANCOUNT_COMMODITY.test(isin) ? isin : `X${isin}`),
};

/** https://hledger.org/hledger.html#commodity: names with digits are quoted. */
export const HLEDGER: Dialect = {
  opening: [],
  title: (what, isin) => `* ${what} | ${isin}`,
  commodity: (isin) => `"${isin}"`,
};

const money = (amount: DecimalLike, currency: string) =>
  `${roundTo(amount, AMOUNT_PLACES).toFixed(AMOUNT_PLACES)} ${currency}`;
const posting = (account: string, amount: string) => `  ${account}  ${amount}`;

function chargePostings(account: string, { amount, currency }: Charge): readonly string[] {
  if (new Decimal(amount).isZero()) return [];
  return [
    posting(account, money(amount, currency)),
    posting(CASH, money(new Decimal(amount).neg(), currency)),
  ];
}

function dealEntry(deal: RecordedDeal & { readonly day: string }, dialect: Dialect): readonly string[] {
  const { kind, isin, currency, isSale } = deal;
  const quantity = new Decimal(deal.quantity).times(isSale ? -1 : 1);
  const paid = new Decimal(deal.amount).times(isSale ? 1 : -1);
  const units = `${quantity.toFixed()} ${dialect.commodity(isin)} @@ ${money(deal.amount, currency)}`;
  return [
    `${deal.day} ${dialect.title(isSale ? 'Sell' : 'Buy', isin)}`,
    posting(ASSETS[kind], units),
    posting(CASH, money(paid, currency)),
    ...chargePostings(FEES, { amount: deal.fee ?? 0, currency }),
    ...(deal.tax === null ? [] : chargePostings(TAXES, deal.tax)),
    '',
  ];
}

function incomeEntry(income: RecordedIncome & { readonly day: string }, dialect: Dialect): readonly string[] {
  const { kind, isin, currency, gross, tax } = income;
  return [
    `${income.day} ${dialect.title('Income', isin)}`,
    posting(CASH, money(gross, currency)),
    posting(INCOME[kind], money(new Decimal(gross).neg(), currency)),
    ...(tax === null ? [] : chargePostings(TAXES, tax)),
    '',
  ];
}

/** Purchases, sales and income as a journal of Beancount or hledger. Securities are commodities; cash is one account. */
export function writeJournal({ deals, income }: PortfolioRecord, dialect: Dialect): ExportedFile {
  const [bought, received] = [datedRows(deals), datedRows(income)];
  const entries = [
    ...bought.dated.map((deal) => ({ day: deal.day, lines: dealEntry(deal, dialect) })),
    ...received.dated.map((each) => ({ day: each.day, lines: incomeEntry(each, dialect) })),
  ].sort((one, other) => compareDays(one.day, other.day));
  const lines = [...dialect.opening, '', ...entries.flatMap((entry) => entry.lines)];
  return { text: lines.join('\n'), leftOut: bought.leftOut + received.leftOut };
}
