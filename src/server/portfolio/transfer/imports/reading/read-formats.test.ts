import { describe, expect, it, test } from 'vitest';
import { IMPORT_FORMATS } from '#domain/imports/formats/import-formats';
import { readSample, SAMPLE_NAMES } from '../../../../../testing/factories/imports/import-samples.ts';
import { linesOf, readFixture, readText } from '../../../../../testing/factories/imports/read-import-text.ts';

it('quotes of several securities, a column for each, are read day by day', async () => {
  const { format, rows, questions } = await readFixture('portfolio-performance-quotes.csv');
  expect(format).toBe('portfolio-performance-quotes');
  expect(questions).toMatchObject([{ rule: 'isin_unknown', values: { symbol: 'VWCE' }, rows: [2] }]);
  expect(rows.map(({ row, entry, errors }) => [row, entry ?? errors[0]?.rule])).toMatchObject([
    [2, { kind: 'price', isin: 'DE0007164600', day: '2026-11-19', price: '201.5' }],
    [2, 'isin_unknown'],
    [3, { kind: 'price', isin: 'DE0007164600', day: '2026-11-20', price: '202.25' }],
    [3, { kind: 'price', isin: 'IE00B4L5Y983', day: '2026-11-20', price: '98.7' }],
  ]);
});

it.each([
  ['quotes of one security, which does not say whose they are', 'Date;Quote'],
  ['columns with names of their own', 'Date;ISIN;NAV'],
  ['a single ticker', 'Date;VWCE'],
])('a file is no list of quotes with %s', async (_, header) => {
  expect((await readText(`${header}\n2026-11-20;1;2\n`)).format).toBeNull();
});

describe('a file of another program is read:', () => {
  it.each<[string, string, readonly string[]]>([
    ['ibkr-flex.xml', 'ibkr-flex', [
      '5+11 buy bond US91282CJL63 2024-02-02 USD quantity 10000 price 98.5 fee 2 accruedInterest 50.25',
      '6 buy bond US037833DT43 2024-02-06 USD quantity 2000 price 98.562 fee 1 accruedInterest 5.44',
      '7 sell etf IE00B4L5Y983 2024-03-04 EUR quantity 3 price 90.15 fee 1.25',
      '8 other',
      '12 payment coupon US91282CJL63 2024-05-31 USD amount 243.75',
      '13+14 distribution US0378331005 2024-02-15 USD amount 24 tax 3.6',
      '15 cash',
      '18 payment redemption US912828W480 2024-02-15 USD amount 15000',
      '19 payment redemption US037833DT43 2024-02-20 USD amount 500',
      '20 split US0378331005 SPLIT 4 FOR 1',
    ]],
    ['ibkr-flex.csv', 'ibkr-flex', [
      '2 buy etf CH0111762537 2023-05-22 CHF quantity 7 price 282.7 fee 5',
      '3 buy etf US9220427424 2023-06-09 USD quantity 105 price 95.42 fee 1',
      '4 other',
      '5 Buy/Sell: cancels_a_deal',
      '6 IBCommission: another_currency',
      '8+9 distribution CH0111762537 2023-09-13 CHF amount 41.93 tax 14.68',
      '10 distribution JP3546800008 2025-06-25 JPY amount 455',
    ]],
    ['ibkr-activity.csv', 'ibkr-activity', [
      '6 buy etf US9220427424 2024-05-22 USD quantity 1200 price 93.78 fee 1',
      '10+15 buy bond US91282CJL63 2024-02-02 USD quantity 10000 price 98.5 fee 2 accruedInterest 50.25',
      '12 sell etf IE00B4L5Y983 2024-06-03 EUR quantity 3 price 90.15 fee 1.25',
      '13 other',
      '16 payment coupon US91282CJL63 2024-05-31 USD amount 243.75',
      '17 cash',
      '21+24 distribution US9220427424 2024-06-21 USD amount 780.48 tax 117.07',
      '28 payment redemption GB00BLPK7110 2025-01-31 GBP amount 215000.00',
      '29 payment redemption US912797HR13 2024-05-23 USD amount 5000',
      '30+31 reversed',
      '31+30 reversed',
      '32 sell share US4581401001 2024-07-02 USD quantity 100 price 50.00',
      '33 split US45841N1072 IBKR(US45841N1072) Split 4 for 1 (IBKR, INTERACTIVE BROKERS GRO-CL A, US45841N1072)',
      '34 merger',
      '35 isin_change',
      '36 spin_off',
      '37 other',
      '40 transfer',
      '41 transfer',
      '42 cash',
      '45 cash',
      '48 fee',
      '19 section: section_without_header',
    ]],
    ['trade-republic.csv', 'trade-republic', [
      '2 cash',
      '3+4 buy bond DE0001102507 2026-01-06 EUR quantity 20 price 98.95 fee 1.00 accruedInterest 0.12',
      '5 sell etf IE00B4L5Y983 2026-02-02 EUR quantity 1.5 price 100.00 fee 1.00 tax 3.25',
      '6 payment coupon DE0001102507 2026-02-15 EUR amount 0.50 tax 0.13',
      '7 cash',
      '8+9 reversed',
      '9+8 reversed',
      '10 distribution US7561091049 2026-03-12 EUR amount 9.66 tax 1.45',
      '11 other',
      '12 payment redemption DE0001102408 2026-04-15 EUR amount 100.00',
      '13 split US67066G1040 SPLIT',
    ]],
    ['portfolio-performance.csv', 'portfolio-performance', [
      '2 buy etf IE00B4L5Y983 2021-01-15 EUR quantity 10 price 100 fee 9.90 tax 0.00',
      '3 buy bond XS1234567894 2021-02-15 EUR quantity 10000 price 98.5 fee 2.00 tax 0.00',
      '4 sell etf IE00B4L5Y983 2021-06-15 EUR quantity 5 price 110 fee 5.00 tax 1.00',
      '5 distribution IE00B4L5Y983 2021-09-30 EUR amount 10.00 tax 1.50',
      '6 payment coupon XS1234567894 2021-10-15 EUR amount 500 tax 50.00',
      '7 cash',
      '8 fee',
    ]],
    ['portfolio-performance-german.csv', 'portfolio-performance', [
      '2 buy etf IE00B4L5Y983 2021-01-15 EUR quantity 10 price 100 fee 9.90 tax 0.00',
      // Its gross amount is in another currency.
      '3 distribution IE00B4L5Y983 2021-09-30 EUR amount 10 tax 1.50',
    ]],
    ['trading-212.csv', 'trading-212', [
      '2 cash',
      '3 buy share US17275R1023 2023-12-18 USD quantity 0.0290530000 price 49.96 fee 0.109303',
      '4 sell share GB00BP6MXD84 2023-12-26 GBP quantity 12.0000000000 price 25.505',
      '5 distribution US56035L1044 2023-12-27 USD amount 2.3 tax 0.35',
      '6 distribution GB00BP6MXD84 2024-01-12 GBP amount 2.7 tax 0',
      '7 cash',
      '8 other',
      '9 split US67066G1040 Stock split open',
    ]],
    ['ghostfolio.csv', 'ghostfolio-csv', [
      '2 fee',
      '3 Code: isin_unknown',
      '4 buy share US5949181045 2022-01-01 USD quantity 5 price 298.580 fee 19.00',
      '5 buy share US5949181045 2050-06-06 USD quantity 1 price 10.00 fee 0.00',
      '6 Quantity: not_positive, Price: not_positive',
    ]],
    ['ghostfolio.json', 'ghostfolio-json', [
      '1 fee',
      // Half past ten in the evening in UTC is the next day here.
      '2 buy share US5949181045 2021-09-17 USD quantity 5 price 298.58 fee 19',
      '3 distribution US5949181045 2021-11-17 USD amount 3.1',
      '4 payment coupon XS1234567894 2021-12-01 EUR amount 25',
      '5 symbol: isin_unknown',
    ]],
    ['wealthfolio.csv', 'wealthfolio', [
      '2 cash',
      '3 buy bond DE0001102507 2026-01-05 EUR quantity 1000 price 98.5 fee 2',
      '4 buy etf IE00B4L5Y983 2026-01-06 EUR quantity 10 price 80.25 fee 1.5',
      '5 payment coupon DE0001102507 2026-02-15 EUR amount 12.5',
      '6 cash',
      '7 distribution IE00B4L5Y983 2026-03-20 EUR amount 3.1',
      '8 split IE00B4L5Y983 SPLIT 4:1',
      '9 fee',
      '10 sell etf IE00B4L5Y983 2026-05-04 EUR quantity 2 price 90 fee 1.5',
    ]],
    ['scalable.csv', 'scalable', [
      '2 distribution IE0005042456 2025-09-25 EUR amount 35.9 tax 6.63',
      '3 cash',
      '5 buy etf IE00B1W57M07 2025-08-01 EUR quantity 3.505 price 21.395 fee 0.00',
      '6 sell etf IE00B4L5Y983 2025-08-01 EUR quantity 10 price 107.40 fee 0.99 tax 3.00',
      '7 cash',
    ]],
    ['revolut.csv', 'revolut', [
      '2 cash',
      '3 buy share US7561091049 2023-09-23 USD quantity 1.63453043 price 52.07',
      '4 Ticker: isin_unknown',
      '5 buy share US7561091049 2023-10-14 USD quantity 2 price 51.00',
      '6 distribution US7561091049 2019-12-13 USD amount 0.08',
      '7 fee',
      '8 split null STOCK SPLIT',
      '9 Ticker: isin_unknown',
    ]],
    ['parqet.csv', 'parqet', [
      '2 buy etf LU2089238203 2024-08-02 EUR quantity 17.83803 price 28.03 fee 0 tax 0',
      '3 sell share DE0008404005 2024-06-04 EUR quantity 6 price 263 fee 1 tax 14.83',
      '4 distribution US0378331005 2024-05-16 EUR amount 1.61 tax 0.42',
    ]],
  ])('%s', async (name, format, lines) => {
    const read = await readFixture(name);
    expect(read.format).toBe(format);
    expect(linesOf(read.rows)).toEqual(lines);
  }); // prettier-ignore

  test('there is a sample of each format but those of this product', async () => {
    const found = await Promise.all(SAMPLE_NAMES.map(readFixture));
    const sampled = new Set(found.map(({ format }) => format));
    const others = IMPORT_FORMATS.map(({ id }) => id).filter((id) => !id.startsWith('kupon'));
    expect(others.filter((id) => !sampled.has(id))).toEqual([]);
  });
});

it('two files joined into one have the rows of both, without the header of the second', async () => {
  const [header = '', ...lines] = readSample('trading-212.csv').toString().trimEnd().split('\n');
  const { rows } = await readText([header, ...lines, header, ...lines].join('\n'));
  expect(rows).toHaveLength(lines.length * 2);
  expect(rows.flatMap(({ errors }) => errors)).toEqual([]);
});

it('a line that belongs to a line of another file is an error, because its amount would be lost', async () => {
  const { rows } = await readText(
    'Type,SettleDate,ISIN,Description,Amount,CurrencyPrimary\nWithholding Tax,20230913,CH0111762537,CH TAX,-14.68,CHF',
  );
  expect(rows).toMatchObject([
    { entry: null, errors: [{ column: null, rule: 'tax_without_payment', values: { amount: '14.68' } }] },
  ]);
});

describe('what a file leaves open is asked once', () => {
  it('for each ticker of Revolut, with the lines that wait', async () => {
    const { questions } = await readFixture('revolut.csv');
    expect(questions).toMatchObject([
      { key: 'isin:MA', rows: [4] },
      { key: 'isin:SAP', rows: [9] },
    ]);
  });

  it('for each security of which the file does not say what it is', async () => {
    const { questions } = await readText(readSample('scalable.csv'), {});
    expect(questions).toMatchObject([
      {
        key: 'class:IE00B1W57M07',
        rule: 'security_class_unknown',
        choices: ['bond', 'etf', 'share'],
        rows: [5],
      },
      { key: 'class:IE00B4L5Y983', rows: [6] },
    ]);
  });
});
