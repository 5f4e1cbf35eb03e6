import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { aWorkbook } from '../../../../../testing/files/a-workbook.ts';
import {
  readSample,
  SAMPLE_ANSWERS,
  SAMPLE_NAMES,
} from '../../../../../testing/factories/imports/import-samples.ts';
import { linesOf, readFixture, readText } from '../../../../../testing/factories/imports/read-import-text.ts';

type Lines = readonly (readonly string[])[];
type Delimiter = ',' | ';' | '\t' | '|';

const CSV_NAMES = SAMPLE_NAMES.filter((name) => name.endsWith('.csv'));
/** Whose lines all have the columns of the first. */
const SIMPLE_NAMES = CSV_NAMES.filter((name) => !/^(?:ibkr|portfolio-performance-quotes)/.test(name));

const sampleLines = (name: string): Lines => Papa.parse<string[]>(readSample(name).toString().trimEnd()).data;
const inText = (lines: Lines, delimiter: Delimiter) =>
  Papa.unparse([...lines.map((line) => [...line])], { delimiter });
const eachCell = (lines: Lines, change: (cell: string) => string): Lines =>
  lines.map((line) => line.map(change));

/** Without the numbers of their lines, and with figures as numbers: '1.50' and '1.5' are the same. */
const plainLinesOf = (rows: Parameters<typeof linesOf>[0]) =>
  linesOf(rows).map((line) =>
    line.replace(/^[\d+]+ /, '').replaceAll(/\b\d+\.\d+\b/g, (figure) => String(Number(figure))),
  );

async function expectSameRows(name: string, content: string | Buffer, answers = SAMPLE_ANSWERS) {
  const [original, read] = [await readFixture(name), await readText(content, answers)];
  expect(read.format).toBe(original.format);
  expect(plainLinesOf(read.rows)).toEqual(plainLinesOf(original.rows));
}

/** '1.234,50' becomes '1234.50'. */
const withPoint = (cell: string) =>
  /^-?\d{1,3}(?:\.\d{3})*(?:,\d+)?$/.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : cell;
const isFigure = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell);
const withComma = (cell: string) => (isFigure(cell) ? cell.replace('.', ',') : cell);
const asNumber = (cell: string) => (isFigure(cell) ? Number(cell) : cell);

describe('the rows of a file of another program are the same', () => {
  it.each(SAMPLE_NAMES)(
    'in another encoding, with other ends of lines, and with empty lines: %s',
    async (name) => {
      const text = readSample(name).toString();
      const bytes = Buffer.from(text);
      await expectSameRows(name, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]));
      await expectSameRows(name, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
      await expectSameRows(name, `${text.replaceAll('\n', '\r\n')}\r\n \r\n`);
    },
  );

  it.each(CSV_NAMES)('with every cell in quotes, and lines of empty cells at the end: %s', async (name) => {
    const lines = sampleLines(name);
    const empty = (lines[0] ?? []).map(() => '');
    const delimiter = readSample(name).toString().split('\n')[0]?.includes(';') === true ? ';' : ',';
    const quoted = Papa.unparse(
      [...lines, empty, empty].map((line) => [...line]),
      { delimiter, quotes: true },
    );
    await expectSameRows(name, quoted);
  });

  it.each(SIMPLE_NAMES)('with its columns in another order, and one more: %s', async (name) => {
    const [header = [], ...lines] = sampleLines(name);
    const filled = lines.map((line) => header.map((_, at) => line[at] ?? ''));
    const varied = [['More', ...header], ...filled.map((line) => ['x', ...line])].map((line) =>
      line.toReversed(),
    );
    await expectSameRows(name, inText(varied, ';'));
  });

  it.each(SIMPLE_NAMES)('below a title: %s', async (name) => {
    await expectSameRows(name, inText([['My statement'], ['Period', '2026'], ...sampleLines(name)], ';'));
  });
});

describe('a file that a spreadsheet program has saved again has the same rows', () => {
  it.each(CSV_NAMES)('as a workbook: %s', async (name) => {
    await expectSameRows(name, aWorkbook({ sheets: { Sheet1: sampleLines(name).map((line) => [...line]) } }));
  });

  it.each(CSV_NAMES)('as a workbook with numbers: %s', async (name) => {
    const figures = /^(?:parqet|scalable)/.test(name)
      ? eachCell(sampleLines(name), withPoint)
      : sampleLines(name);
    await expectSameRows(name, aWorkbook({ sheets: { Sheet1: figures.map((line) => line.map(asNumber)) } }));
  });

  it.each<Delimiter>([',', ';', '\t', '|'])('with decimal points and the delimiter %j', async (delimiter) => {
    for (const name of ['parqet.csv', 'scalable.csv', 'trade-republic.csv'])
      await expectSameRows(name, inText(eachCell(sampleLines(name), withPoint), delimiter));
  });

  it.each<Delimiter>([',', ';', '\t', '|'])(
    'with its own numbers and the delimiter %j',
    async (delimiter) => {
      for (const name of CSV_NAMES) await expectSameRows(name, inText(sampleLines(name), delimiter));
    },
  );

  it.each<Delimiter>([',', ';', '\t', '|'])('with decimal commas and the delimiter %j', async (delimiter) => {
    for (const name of [
      'parqet.csv',
      'scalable.csv',
      'trade-republic.csv',
      'trading-212.csv',
      'wealthfolio.csv',
    ])
      await expectSameRows(name, inText(eachCell(sampleLines(name), withComma), delimiter));
  });

  it('with dates in the order that they show, or after a question', async () => {
    const lines = sampleLines('wealthfolio.csv');
    const withDays = (days: Lines) => inText(days, ',');
    const monthFirst = (cell: string) => cell.replace(/^(\d{4})-(\d\d)-(\d\d)T.*$/, '$2/$3/$1');
    await expectSameRows('wealthfolio.csv', withDays(eachCell(lines, monthFirst)));

    const unclear = lines.filter((line) => !/-(?:1[3-9]|2\d|3\d)T/.test(line[0] ?? ''));
    const text = withDays(eachCell(unclear, monthFirst));
    const { questions } = await readText(text);
    expect(questions).toMatchObject([{ key: 'days:date', choices: ['day-first', 'month-first'] }]);
    const answered = await readText(text, { ...SAMPLE_ANSWERS, 'days:date': 'month-first' });
    expect(plainLinesOf(answered.rows)).toEqual(plainLinesOf((await readText(inText(unclear, ','))).rows));
  });

  it('or asks, if its columns show different marks, or none', async () => {
    const [header = []] = sampleLines('trade-republic.csv');
    const aDeal = (shares: string, price: string, amount: string) => {
      const deal: Readonly<Record<string, string>> = {
        ...{ transaction_id: '1', date: '2026-01-06', category: 'TRADING', type: 'BUY', asset_class: 'FUND' },
        ...{ symbol: 'IE00B4L5Y983', shares, price, amount, currency: 'EUR' },
      };
      return [header, header.map((name) => deal[name] ?? '')];
    };
    const read = ([lines, delimiter]: readonly [Lines, Delimiter], answers = SAMPLE_ANSWERS) =>
      readText(inText(lines, delimiter), answers);
    const [different, same] = [aDeal('1.234', '0,50', '-0.6170'), aDeal('1,234', '0,50', '-0,617')];
    expect((await read([different, ','])).questions).toMatchObject([{ key: 'decimal:shares' }]);
    expect((await read([same, ';'])).questions).toEqual([]);
    expect((await read([aDeal('1,234', '1', '-1,234'), ';'])).questions).toMatchObject([
      { key: 'decimal:amount' },
      { key: 'decimal:shares' },
    ]);
    const answered = await read([different, ','], { ...SAMPLE_ANSWERS, 'decimal:shares': '.' });
    for (const { rows } of [answered, await read([same, ';'])])
      expect(linesOf(rows)).toEqual(['2 buy etf IE00B4L5Y983 2026-01-06 EUR quantity 1.234 price 0.50']);
  });
});

test('an old file of Trading 212, without columns for currencies, has its fees', async () => {
  const { format, rows } = await readText(
    'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result (EUR),Total (EUR),Withholding tax,Currency (Withholding tax),Charge amount (EUR),Stamp duty reserve tax (EUR),Notes,ID,Currency conversion fee (EUR)\n' +
      'Market buy,2022-03-18 14:30:03,US17275R1023,CSCO,"Cisco",2.0000000000,50.00,USD,1.10000,,91.11,,,,0.10,,EOF1,0.10\n' +
      'Limit buy,2022-03-19 09:00:00,IE00B4L5Y983,IWDA,"World",1.0000000000,80.00,EUR,1.00000,,80.15,,,,,,EOF2,0.15\n' +
      'Dividend (Ordinary),2022-04-27 12:05:25,US17275R1023,CSCO,"Cisco",2.0000000000,0.38,USD,Not available,,0.58,0.11,USD,,,,,\n',
  );
  expect(format).toBe('trading-212');
  expect(linesOf(rows)).toEqual([
    '2 buy share US17275R1023 2022-03-18 USD quantity 2.0000000000 price 50.00 fee 0.22',
    '3 buy etf IE00B4L5Y983 2022-03-19 EUR quantity 1.0000000000 price 80.00 fee 0.15',
    '4 distribution US17275R1023 2022-04-27 USD amount 0.76 tax 0.11',
  ]);
});

test('accrued interest of a Flex query without trade ids belongs to the deal and is not a coupon', async () => {
  const { rows } = await readText(
    '"BOF","U1","Import"\n"BOS","TRNT","Trades"\nAssetClass,Buy/Sell,TradeDate,ISIN,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission\n' +
      'BOND,BUY,20240202,US91282CJL63,10000,98.5,9850,USD,-2\nBOND,SELL,20240605,US91282CJL63,-4000,99,-3960,USD,-2\n"EOS","TRNT","2"\n' +
      'Type,SettleDate,ISIN,Description,Amount,CurrencyPrimary\n' +
      'Bond Interest Paid,20240205,US91282CJL63,PURCHASE ACCRUED INT T 4 7/8 11/30/25,-50.25,USD\n' +
      'Bond Interest Received,20240531,US91282CJL63,BOND COUPON PAYMENT (T 4 7/8 11/30/25),243.75,USD\n' +
      'Bond Interest Received,20240606,US91282CJL63,SALE ACCRUED INT T 4 7/8 11/30/25,3.73,USD\n"EOF","U1"\n',
  );
  expect(linesOf(rows)).toEqual([
    '4+8 buy bond US91282CJL63 2024-02-02 USD quantity 10000 price 98.5 fee 2 accruedInterest 50.25',
    '5+10 sell bond US91282CJL63 2024-06-05 USD quantity 4000 price 99 fee 2 accruedInterest 3.73',
    '9 payment coupon US91282CJL63 2024-05-31 USD amount 243.75',
  ]);
});

test('what is neither a deal nor income of a security is shown as information', async () => {
  const kindOf = async (text: string) => linesOf((await readText(text)).rows)[0]?.replace(/^\d+ /, '');
  const revolut = 'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate\n';
  expect(await kindOf(`${revolut}2025-06-05T07:26:04Z,O,MERGER - STOCK,1,,$0,USD,1`)).toBe('merger');
  expect(await kindOf(`${revolut}2025-06-05T07:26:04Z,O,POSITION CLOSURE,1,,$0,USD,1`)).toBe('other');
  const parqet = 'date;price;shares;amount;tax;fee;type;assettype;identifier;currency;holdingname\n';
  expect(await kindOf(`${parqet}02.08.2024;50000,5;0,01;500,01;0;0;Buy;Crypto;BTC;EUR;Bitcoin`)).toBe(
    'other',
  );
});
