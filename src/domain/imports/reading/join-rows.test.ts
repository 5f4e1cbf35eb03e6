import { describe, expect, it } from 'vitest';
import type { ImportTable } from '../import-table.ts';
import type { ImportedRow } from '../imported-row.ts';
import { readImport } from './read-import.ts';

const table = (text: string, sheet: string | null = null): ImportTable => ({
  sheet,
  lines: text.split('\n').map((line, i) => ({ row: i + 1, cells: line.split(',') })),
});
const read = (...tables: readonly ImportTable[]) =>
  readImport(tables, { mapping: null, answers: {}, timeZone: 'Europe/Sofia' }).rows;

/** A row with its joined lines, amount or quantity, tax and accrued interest, or what else became of it. */
function inShort({ row, joinedRows, entry, errors }: ImportedRow): string {
  const lines = [row, ...joinedRows].join('+');
  if (entry === null) return `${lines} ${errors.map(({ rule }) => rule).join(' ')}`;
  if (entry.kind === 'information') return `${lines} ${entry.what}`;
  if (entry.kind === 'holding') return `${lines} ${entry.quantity} accrued ${String(entry.accruedInterest)}`;
  return 'amount' in entry ? `${lines} ${entry.amount} tax ${String(entry.tax)}` : lines;
}

describe('the cash rows of Interactive Brokers', () => {
  const HEADER = 'type,settleDate,isin,description,amount,currency,accountId,assetCategory,subCategory';
  const cash = (...lines: readonly string[]) =>
    read(table([HEADER, ...lines].join('\n'), 'cashtransaction')).map(inShort);
  const dividend = (amount: number, day = '20240215', account = 'U1') =>
    `Dividends,${day},US0378331005,AAPL,${amount},USD,${account},STK,COMMON`;
  const tax = (amount: number, day = '20240215', account = 'U1') =>
    `Withholding Tax,${day},US0378331005,AAPL TAX,${amount},USD,${account},STK,COMMON`;

  it('leave a corrected dividend its own tax', () => {
    expect(cash(dividend(10), dividend(-10), dividend(12), tax(-1.5), tax(1.5), tax(-1.8))).toEqual([
      '2+3 reversed',
      '3+2 reversed',
      '4+7 12 tax 1.8',
      '5+6 reversed',
      '6+5 reversed',
    ]);
  });

  it('reverse the dividend of the nearest day', () => {
    expect(cash(dividend(10, '20240115'), dividend(10, '20240215'), dividend(-10, '20240216'))).toEqual([
      '2 10 tax null',
      '3+4 reversed',
      '4+3 reversed',
    ]);
  });

  it('join tax to the dividend of the same account', () => {
    expect(
      cash(dividend(10, '20240215', 'U1'), dividend(20, '20240215', 'U2'), tax(-3, '20240215', 'U2')),
    ).toEqual(['2 10 tax null', '3+4 20 tax 3']);
    expect(cash(dividend(-10, '20240215', 'U2'), dividend(10, '20240215', 'U1'))).toEqual([
      '2 takes_back_nothing',
      '3 10 tax null',
    ]);
  });

  it('join tax withheld on a later day to the nearest dividend', () => {
    expect(cash(dividend(10, '20240115'), dividend(12, '20240215'), tax(-1.8, '20240217'))).toEqual([
      '2 10 tax null',
      '3+4 12 tax 1.8',
    ]);
  });

  it('join the taxes of two dividends of a day by their size', () => {
    expect(cash(dividend(10), dividend(40), tax(-6), tax(-1.5))).toEqual(['2+5 10 tax 1.5', '3+4 40 tax 6']);
  });

  it('have an error if a tax has no dividend in the file', () => {
    expect(cash(dividend(10, '20240115'), tax(-1.5, '20240215'))).toEqual([
      '2 10 tax null',
      '3 tax_without_payment',
    ]);
  });
});

it('two purchases of a bond on the same day each have their own accrued interest', () => {
  const header =
    'transaction_id,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency';
  const buy = (id: number, nominal: number) =>
    `${id},2026-01-06,DEFAULT,TRADING,BUY,BOND,Bund,DE0001102507,${nominal},0.9895,${-nominal * 0.9895},,,EUR`;
  const accrued = (id: number, amount: number) =>
    `${id},2026-01-06,DEFAULT,CASH,BOND_ACCRUED_INTEREST,BOND,Bund,DE0001102507,,,${amount},,,EUR`;
  const rows = (...lines: readonly string[]) => read(table([header, ...lines].join('\n'))).map(inShort);
  expect(rows(buy(1, 20), accrued(2, -0.12), buy(3, 200), accrued(4, -1.2))).toEqual([
    '2+3 20 accrued 0.12',
    '4+5 200 accrued 1.2',
  ]);
  expect(rows(buy(3, 200), buy(1, 20), accrued(2, -0.12), accrued(4, -1.2))).toEqual([
    '2+5 200 accrued 1.2',
    '3+4 20 accrued 0.12',
  ]);
  expect(rows(accrued(2, -0.12))).toEqual(['2 accrued_without_deal']);
});
