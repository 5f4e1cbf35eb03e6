import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { aHeldBond } from '../../testing/factories/a-holding.ts';
import { temporaryFolder } from '../../testing/processes/temporary-folder.ts';
import { calendarDate } from '../calendar-date.ts';
import { writeCsvFile } from './csv-file.ts';
import { BEANCOUNT, HLEDGER, writeJournal } from './journal.ts';
import { writePortfolioPerformanceCsv } from './portfolio-performance-csv.ts';
import type { PortfolioRecord } from './portfolio-record.ts';
import { repaidBonds } from './repaid-bonds.ts';

const RECORD: PortfolioRecord = {
  deals: [
    { kind: 'etf', isin: 'IE00BK5BQT80', name: 'A fund, "world"', day: calendarDate('2025-03-10'), currency: 'EUR', isSale: false, quantity: '12.5', amount: '1778.40', fee: '4.90', tax: null },
    { kind: 'bond', isin: 'BG2030026111', name: null, day: calendarDate('2024-01-15'), currency: 'USD', isSale: false, quantity: '10000', amount: '9845.00', fee: null, tax: { amount: '12.34', currency: 'EUR' } },
    { kind: 'bond', isin: 'BG2030026111', name: null, day: calendarDate('2025-06-02'), currency: 'USD', isSale: true, quantity: '4000', amount: '3990.00', fee: null, tax: null },
    { kind: 'share', isin: '7AB', name: null, day: null, currency: 'EUR', isSale: false, quantity: '1', amount: '2', fee: null, tax: null },
    { kind: 'share', isin: '7AB', name: null, day: calendarDate('2025-01-02'), currency: 'EUR', isSale: false, quantity: '1', amount: '0', fee: null, tax: null },
  ],
  income: [
    { kind: 'bond', isin: 'BG2030026111', name: null, day: calendarDate('2024-07-15'), currency: 'USD', gross: '225', tax: { amount: '0', currency: 'EUR' } },
    { kind: 'etf', isin: 'IE00BK5BQT80', name: null, day: calendarDate('2025-09-30'), currency: 'EUR', gross: '20', tax: { amount: '1', currency: 'EUR' } },
  ],
}; // prettier-ignore

describe('the file for Portfolio Performance', () => {
  test('has the columns of its own export, bonds in hundredths, and costs included in the value', () => {
    const { text, leftOut } = writePortfolioPerformanceCsv(RECORD);
    expect(leftOut).toBe(1);
    expect(text.split('\r\n').slice(0, 6)).toEqual([
      '\uFEFFDate,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note',
      '2024-01-15T00:00,Buy,9845.00,USD,9845.00,USD,,0.00,0.00,100,BG2030026111,,,BG2030026111,Taxes: 12.34 EUR',
      '2025-01-02T00:00,Buy,0.00,EUR,0.00,EUR,,0.00,0.00,1,7AB,,,7AB,',
      '2025-03-10T00:00,Buy,1783.30,EUR,1778.40,EUR,,4.90,0.00,12.5,IE00BK5BQT80,,,"A fund, ""world""",',
      '2025-06-02T00:00,Sell,3990.00,USD,3990.00,USD,,0.00,0.00,40,BG2030026111,,,BG2030026111,',
      '2024-07-15T00:00,Dividend,225.00,USD,225.00,USD,,0.00,0.00,,BG2030026111,,,BG2030026111,',
    ]);
  });
});

/** Whether one of Debian's programs is installed; `.ci/run` installs them. */
const hasProgram = (name: string) => spawnSync(name, ['--version']).status === 0;

/** The program's verdict on the journal, whose file name is the last argument. */
function judge(program: string, args: readonly string[], journal: string) {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'journal');
  writeFileSync(file, journal);
  const { status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

describe('a journal', () => {
  test('trades a security as a commodity at its total price', () => {
    const { text, leftOut } = writeJournal(RECORD, HLEDGER);
    expect(leftOut).toBe(1);
    expect(text).toContain(
      [
        '2025-06-02 * Sell | BG2030026111',
        '  Assets:Portfolio:Bonds  -4000 "BG2030026111" @@ 3990.00 USD',
        '  Assets:Cash  3990.00 USD',
      ].join('\n'),
    );
    expect(writeJournal(RECORD, BEANCOUNT).text).toContain('  Assets:Portfolio:Shares  1 X7AB @@ 0.00 EUR');
  });

  test.runIf(hasProgram('hledger'))(
    'for hledger passes its check, and ends with the current holdings',
    () => {
      const { text } = writeJournal(RECORD, HLEDGER);
      expect(judge('hledger', ['check', '-f'], text)).toEqual({ status: 0, said: '' });
      const balance = judge('hledger', ['balance', 'Assets:Portfolio:Bonds', '--no-total', '-f'], text);
      expect(balance.said).toContain('6000 "BG2030026111"');
      expect(judge('hledger', ['check', '-f'], text.replace('3990.00', '3991.00')).status).toBe(1);
    },
  );

  const repaid = repaidBonds([{ ...aHeldBond(), closedOn: null }], calendarDate('2030-07-15'));
  const bought = { ...repaid[0]!, isSale: false, day: calendarDate('2024-07-15'), amount: '9850' };
  const matured = { deals: [bought, ...repaid], income: [] };

  test.runIf(hasProgram('hledger'))('for hledger holds no matured bond, and has its principal', () => {
    const text = writeJournal(matured, HLEDGER).text;
    expect(judge('hledger', ['check', '-f'], text)).toEqual({ status: 0, said: '' });
    const balance = judge('hledger', ['balance', 'Assets', '--no-total', '-f'], text);
    expect(balance.said).toBe('150.00 EUR  Assets:Cash');
  });

  test.runIf(hasProgram('bean-check'))('for Beancount passes bean-check', () => {
    expect(judge('bean-check', [], writeJournal(matured, BEANCOUNT).text)).toEqual({ status: 0, said: '' });
    const { text } = writeJournal(RECORD, BEANCOUNT);
    expect(judge('bean-check', [], text)).toEqual({ status: 0, said: '' });
    expect(judge('bean-check', [], text.replace('3990.00', '3991.00')).status).toBe(1);
  });
});

test('a cell that a spreadsheet program would evaluate becomes text', () => {
  expect(writeCsvFile([['=1+1', '-2,5', '-x', 'a"b']], ';')).toBe('\uFEFF\'=1+1;-2,5;\'-x;"a""b"\r\n');
  for (const text of ['＝1+1', ' =1+1', '\0=1+1', '\u200B@SUM(A1)', '\t=1+1', '＋1']) {
    expect(writeCsvFile([[text]])).toBe(`\uFEFF'${text}\r\n`);
  }
  expect(writeCsvFile([['\n=1+1', ' -2,5', "'s"]], ';')).toBe(`\uFEFF"'\n=1+1"; -2,5;'s\r\n`);
});
