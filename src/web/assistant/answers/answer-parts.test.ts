import { describe, expect, it, test } from 'vitest';
import { answerAsText } from './answer-as-text.ts';
import { answerLines } from './answer-lines.ts';
import { rowBars } from './row-bars.ts';

const looks = (text: string, isFirst = true) => answerLines(text, isFirst).map(({ look }) => look);

describe('the lines of an answer', () => {
  test.each([
    ['Next payment:\nThe next payment due:', ['understood', 'plain']],
    ['Profit:\nIt is 5.00 EUR.\nBy currency.', ['understood', 'answer', 'plain']],
    ['It is 5.00 EUR.\nThat is all.', ['answer', 'plain']],
    // Only a table follows.
    ['Your bonds, 13:', ['answer']],
    ['Profit:\n5.00 EUR\n\nIncome:\n7.00 EUR', ['understood', 'answer', 'plain', 'understood', 'answer']],
    ['I cannot predict prices.\nI can tell you:', ['plain', 'plain']],
    ['No model answered.\n\nProfit:\n5.00 EUR', ['plain', 'plain', 'understood', 'answer']],
  ])('%j', (text, wanted) => expect(looks(text)).toEqual(wanted));

  it('have no special style after a table', () => {
    expect(looks('In total 5.00 EUR.\nRates used.', false)).toEqual(['plain', 'plain']);
  });
});

describe('bars', () => {
  it('are shown for groups and periods, relative to the longest', () => {
    const byBank = [
      ['Fibank', '1,500.00\u00a0EUR', '75.0%'],
      ['–', '500.00\u00a0EUR', '25.0%'],
    ];
    expect(rowBars(byBank)).toEqual([100, 100 / 3]);
    const byYear = [
      ['2027', '1\u00a0500,00\u00a0EUR'],
      ['2028', '3\u00a0000,00\u00a0EUR'],
    ];
    expect(rowBars(byYear)).toEqual([50, 100]);
  });

  test.each([
    ['holdings', [['BG2040019213', '2.37%'], ['BG2030026111', '4.50%']]],
    ['two currencies', [['2027', '5.00 EUR'], ['2028', '5.00 USD']]],
    ['losses', [['+1.00%', '\u22125.00 EUR'], ['\u22121.00%', '+5.00 EUR']]],
    ['figures that can be read in two ways', [['2027', '1,234 EUR'], ['2028', '2,345 EUR']]],
    ['hidden amounts', [['2027', '•••••\u00a0EUR'], ['2028', '•••••\u00a0EUR']]],
    ['one row', [['2027', '5.00 EUR']]],
    ['nothing but zeros', [['2027', '0.00 EUR'], ['2028', '0.00 EUR']]],
  ])('are not shown for %s', (_of, rows) => expect(rowBars(rows)).toBeUndefined()); // prettier-ignore
});

test('an answer is copied as text, with tab-separated tables', () => {
  expect(answerAsText('Two bonds:\n| ISIN | YTM |\n|---|--:|\n| A1 | 2.37% |\n\nThat is all.')).toBe(
    'Two bonds:\nISIN\tYTM\nA1\t2.37%\n\nThat is all.',
  );
});
