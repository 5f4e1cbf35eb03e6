import { describe, expect, it } from 'vitest';
import { MAX_PRICE_ROWS, readPriceRows } from './read-price-rows.ts';

const ISIN = 'BG2030026111';

function readRows(text: string) {
  const { rows, faults } = readPriceRows(text);
  expect(faults).toEqual([]);
  return rows.map(({ row, isin, price, day, currency }) => [row, isin, price.toNumber(), day, currency]);
}

const listFaults = (text: string) =>
  readPriceRows(text).faults.map(({ row, field, rule }) => `${row} ${field}: ${rule}`);

describe('a line of prices is read', () => {
  it.each([
    ['tabs', `${ISIN}\t98,50\t20.11.2026\tEUR`],
    ['semicolons', `${ISIN};98,50;2026-11-20;EUR`],
    ['bars', `${ISIN} | 98.50 | 20.11.2026 | eur`],
    ['commas', `${ISIN},98.50,2026-11-20,EUR`],
    ['commas and quotes', `"${ISIN}", "98,50", "20.11.2026", "EUR"`],
    ['blanks', `  ${ISIN}   98,50  20.11.2026 EUR `],
    ['a compact day', `${ISIN};98.5 %;20261120;EUR;;`],
    ['small letters', `${ISIN.toLowerCase()}\t98.5\t20/11/2026\teur`],
  ])('with %s', (_, line) => {
    expect(readRows(line)).toEqual([[1, ISIN, 98.5, '2026-11-20', 'EUR']]);
  });
  it('without a day, without a currency, and with only a currency', () => {
    expect(readRows(`${ISIN}\t1 234,5\nUS5949181045 401.25 USD\r\nXS1,98.5`)).toEqual([
      [1, ISIN, 1234.5, null, null],
      [2, 'US5949181045', 401.25, null, 'USD'],
      [3, 'XS1', 98.5, null, null],
    ]);
  });
  it('below a heading, after empty lines, with the number of its line', () => {
    expect(readRows(`\ufeffISIN;Price;Day\n\n${ISIN};98,5;2026-11-20\n\n`)).toEqual([
      [3, ISIN, 98.5, '2026-11-20', null],
    ]);
  });
});

describe('errors are reported with their line and field', () => {
  it.each([
    ['a price that is none', `${ISIN};n/a`, ['1 price: price']],
    ['no price', ISIN, ['1 price: price']],
    ['a day that could be two', `${ISIN};98;05/06/2026`, ['1 day: unclear_day']],
    ['a day that does not exist', `${ISIN};98;31.02.2026`, ['1 day: day']],
    ['a currency that is not known', `${ISIN};98;2026-11-20;XXX`, ['1 currency: currency']],
    ['an ISIN that is none', 'BG20/30;98', ['1 isin: isin']],
    ['a decimal comma between commas', `${ISIN},98,50`, ['1 day: day']],
    ['a field too many', `${ISIN};98;2026-11-20;EUR;5`, ['1 row: too_many_fields']],
    ['all of a line', '?;?;?;?', ['1 isin: isin', '1 price: price', '1 day: day', '1 currency: currency']],
  ])('%s', (_, line, faults) => {
    expect(listFaults(line)).toEqual(faults);
  });
  it('next to the valid lines, in their order', () => {
    const text = `${ISIN};98\n${ISIN};x\nXS1;98\n${ISIN};99`;
    expect(listFaults(text)).toEqual(['2 price: price', '4 row: repeated_price']);
    expect(readPriceRows(text).faults[1]?.values).toEqual({ row: 1 });
  });
  it('a second price for an ISIN, for another day or in another currency', () => {
    const text = `${ISIN};98;2026-11-19\n${ISIN};99;2026-11-20\n${ISIN};98;2026-11-19;USD`;
    expect(listFaults(text)).toEqual(['2 row: another_price', '3 row: another_price']);
  });
  it('more lines than can be accepted at once', () => {
    const text = Array.from({ length: MAX_PRICE_ROWS + 1 }, (_, i) => `X${i};98`).join('\n');
    expect(readPriceRows(text)).toEqual({
      rows: [],
      faults: [
        {
          row: MAX_PRICE_ROWS + 1,
          field: 'row',
          rule: 'too_many_rows',
          values: { max: MAX_PRICE_ROWS },
        },
      ],
    });
  });
});
