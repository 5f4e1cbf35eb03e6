import { describe, expect, it } from 'vitest';
import { MAX_PRICE_ROWS } from '../read-price-rows.ts';
import { readPriceHistory } from './read-price-history.ts';

function readPrices(text: string) {
  const read = readPriceHistory(text);
  expect(read?.faults).toEqual([]);
  return { format: read?.format, prices: read?.rows.map(({ row, day, price }) => `${row} ${day} ${price}`) };
}

const listFaults = (text: string) => readPriceHistory(text)?.faults.map(({ row, rule }) => `${row}: ${rule}`);

describe('a history of prices is read from', () => {
  it.each([
    ['English', 'Date,Open,High,Low,Close,Volume'],
    ['Polish', 'Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen'],
  ])('daily data of Stooq, %s', (_, header) => {
    const file = `${header}\r\n2026-11-18,98.1,98.62,98.05,98.6,1520\r\n2026-11-19,98.6,98.9,98.4,98.75,310\r\n2026-11-20,98.75,1024.5,98.7,1024.123,\r\n`;
    expect(readPrices(file)).toEqual({
      format: 'stooq',
      prices: ['2 2026-11-18 98.6', '3 2026-11-19 98.75', '4 2026-11-20 1024.123'],
    });
  });

  it('an index of Stooq, which has no volume', () => {
    const file = 'Date,Open,High,Low,Close\n2026-11-19,41.5,42,41.25,41.9\n';
    expect(readPrices(file)).toEqual({ format: 'stooq', prices: ['2 2026-11-19 41.9'] });
  });

  it('SDMX-CSV of the ECB Data Portal, by the names of its columns, without holidays', () => {
    const file = [
      'KEY,FREQ,REF_AREA,CURRENCY,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE,TITLE_COMPL,UNIT',
      'FM.D.BG.EUR.RT.BB.X.HSTA,D,BG,EUR,2026-11-18,98.605,A,"Government bond, 2.25 %","Bulgaria, 10 years, ""benchmark""",PC',
      'FM.D.BG.EUR.RT.BB.X.HSTA,D,BG,EUR,2026-11-19,NaN,H,"Government bond, 2.25 %","Bulgaria, 10 years",PC',
      'FM.D.BG.EUR.RT.BB.X.HSTA,D,BG,EUR,2026-11-20,98.75,A,"Government bond, 2.25 %","Bulgaria, 10 years",PC',
    ].join('\n');
    expect(readPrices(file)).toEqual({
      format: 'ecb',
      prices: ['2 2026-11-18 98.605', '4 2026-11-20 98.75'],
    });
    expect(readPriceHistory(file)?.daysWithoutPrice).toBe(1);
  });

  it.each([
    ['English', 'Date;Close', '2026-11-19;1,098.50', '2026-11-20;99.125'],
    ['German', 'Datum;Kurs', '19.11.2026;1.098,50', '20.11.2026;99,125'],
    [
      'German with more columns',
      'Datum;Schlusskurs;Hoch;Tief;Volumen',
      '19.11.2026;1.098,50;1.100,00;98,00;5',
      '20.11.2026;99,125;;;',
    ],
    ['English with months first', 'Date;Quote', '11/19/2026;1,098.50', '11/20/2026;99.125'],
  ])('quotes of Portfolio Performance in %s', (_, header, ...lines) => {
    expect(readPrices(`\ufeff${header}\r\n${lines.join('\r\n')}\r\n`)).toEqual({
      format: 'portfolio-performance',
      prices: ['2 2026-11-19 1098.50', '3 2026-11-20 99.125'],
    });
  });

  it.each([
    ['semicolons', '19.11.2026;98,50\n20.11.2026;99,00'],
    ['tabs', '19 ноември 2026 г.\t98,50\n20 ноември 2026 г.\t99,00'],
    ['bars', '2026-11-19 | 98.50 |\n2026-11-20 | 99.00 |'],
    ['commas', '2026-11-19,98.50\n2026-11-20,99.00'],
    ['commas and quotes', '"19.11.2026","98,50"\n"20.11.2026","99,00"'],
    ['blanks', '20261119   98,50\n20261120   99,00'],
    ['times after the days', '2026-11-19 00:00:00;98.50\n2026-11-20T17:35:00Z;99.00'],
    ['a column of days that shows the order of day and month', '19/11/2026;98.50\n20/11/2026;99.00'],
  ])('two columns without a heading, with %s', (_, text) => {
    expect(readPrices(text)).toEqual({
      format: 'day-and-price',
      prices: ['1 2026-11-19 98.50', '2 2026-11-20 99.00'],
    });
  });

  it.each(['Дата;Цена', 'Ден;Курс', 'Търговски ден;Последна'])(
    'two columns below the heading %s',
    (heading) => {
      expect(readPrices(`${heading}\n\n20.11.2026;98,5\n`)).toEqual({
        format: 'day-and-price',
        prices: ['3 2026-11-20 98.5'],
      });
    },
  );

  it('a file that begins with the newest day, in the order of the days', () => {
    expect(readPrices('2026-11-20;99\n2026-11-19;98').prices).toEqual(['2 2026-11-19 98', '1 2026-11-20 99']);
  });
});

describe('the evidence in a column', () => {
  it('decides how its other cells are read', () => {
    expect(readPrices('13/11/2026;1,234\n05/06/2026;98,5').prices).toEqual([
      '2 2026-06-05 98.5',
      '1 2026-11-13 1.234',
    ]);
    expect(readPrices('11/13/2026;1,234\n05/06/2026;98.5').prices).toEqual([
      '2 2026-05-06 98.5',
      '1 2026-11-13 1234',
    ]);
  });
  it('leads to no guess if it is ambiguous', () => {
    expect(listFaults('05/06/2026;98.5\n07/06/2026;98.5')).toEqual(['1: unclear_day', '2: unclear_day']);
    expect(listFaults('20.11.26;98.5\n19.11.2026;98')).toEqual(['1: unclear_day']);
  });
});

describe('errors are reported with their line', () => {
  it.each([
    [
      'in a file of Stooq',
      'Date,Open,High,Low,Close,Volume\n2026-11-18,1,1,1,1\n2026-13-40,1,1,1,x\n\n20.11,1,1,1,1\n2026-11-19,1,1,1,1,1,1',
      ['3: day', '3: price', '5: day', '6: too_many_columns'],
    ],
    ['in a monthly series of the ECB', 'TIME_PERIOD,OBS_VALUE\n2026-10,98.5\n2026-11-20,98.5', ['2: day']],
    [
      'in quotes with other decimals',
      'Datum;Kurs\n18.11.2026;98,5\n19.11.2026;98,6\n20.11.2026;98.7',
      ['4: price'],
    ],
    ['where the first line is wrong', 'n/a 1;98\n2026-11-20;98.5\n2026-11-19', ['1: day', '3: price']],
    [
      'where a comma separates decimals and columns',
      '2026-11-19,98,50\n2026-11-20,98',
      ['1: too_many_columns'],
    ],
    ['where a header shows the same', 'Date,Close\n2026-11-19,98,50', ['2: too_many_columns']],
    ['where a day comes twice', '2026-11-19;98\n2026-11-20;99\n19.11.2026;97', ['3: repeated_day']],
    ['where there is only a header', 'Date,Open,High,Low,Close,Volume\n', ['1: no_prices']],
  ])('%s', (_, text, faults) => {
    expect(listFaults(text)).toEqual(faults);
  });

  it('also if there are more days than can be saved at once', () => {
    const days = Array.from({ length: MAX_PRICE_ROWS + 1 }, (_, i) =>
      new Date(Date.UTC(1990, 0, 1 + i)).toISOString().slice(0, 10),
    );
    expect(readPriceHistory(days.map((day) => `${day};98`).join('\n'))).toMatchObject({
      rows: [],
      faults: [{ row: MAX_PRICE_ROWS + 1, rule: 'too_many_days' }],
    });
  });
});

it.each([
  ['a list of prices', 'BG2030026111;98.5;2026-11-20\nXS1;98'],
  ['a list of prices with a heading', 'Date;ISIN;Close\n2026-11-20;BG2030026111;98.5'],
  ['nothing', ' \n'],
  ['some text', 'No data'],
])('%s is not a history of one security', (_, text) => {
  expect(readPriceHistory(text)).toBeUndefined();
});
