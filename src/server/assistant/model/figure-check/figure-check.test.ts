import { describe, expect, it, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { Evidence, KnownFigure } from './evidence.ts';
import { unknownFigures } from './figure-check.ts';

function known(value: string, unit?: string, isin?: string): KnownFigure {
  return { value: new Decimal(value), unit, isin };
}

const evidence: Evidence = {
  figures: [
    known('27400.50', 'EUR'),
    known('1162.34', 'EUR'),
    known('-1050', 'EUR', 'US0378331005'),
    known('46', 'EUR', 'US9128CODE16'),
    known('50', 'USD', 'US9128CODE16'),
    known('0.92'),
    known('2.3742', '%', 'BG2040019213'),
    known('4.5', '%', 'US9128CODE16'),
    known('0.0516', 'fraction'),
    known('10000', 'EUR', 'BG2040019213'),
    known('1234567.89', 'BGN'),
    known('4', 'count'),
    known('0', 'EUR'),
  ],
  days: [calendarDate('2026-05-15'), calendarDate('2030-07-21')],
  years: [2025, 2026],
  names: ['iShares Core S&P 500', '30E/360'],
  isins: ['BG2040019213', 'US9128CODE16', 'US0378331005'],
};

const unknownIn = (answer: string) => unknownFigures(answer, evidence);

describe('a figure that a tool gave may be written', () => {
  test.each([
    ['as it is', 'They are worth 27400.50 EUR.'],
    ['with the separators of English', 'They are worth 27,400.50 EUR.'],
    ['with those of Bulgarian', 'Струват 27 400,50 EUR и 1 162,34 евро.'],
    ['with spaces that do not break', 'Струват 27\u00a0400,50\u00a0EUR, 27\u202f400,50 €.'],
    ['with points between the thousands', '1.234.567,89 лв. и 27.400,50 евро'],
    ['with apostrophes', "1'234'567.89 BGN"],
    ['with a sign of its currency before it', '€27,400.50, € 27,400.50 and EUR 27,400.50'],
    ['with a code that touches it', 'EUR27400.50, 1234567.89BGN'],
    ['rounded', '27,400.5 EUR, 27,401 EUR, 1,162.3 EUR, 2.37%, 2.4 %, 5.2%'],
    [
      'in thousands and millions',
      '27.4 thousand euro, €27.4k, 1.23 million leva, 1,2 млн. лв., 27 хил. евро',
    ],
    ['roughly, where it says so', 'about 27,000 EUR, ~1,200 EUR, около 27 400 EUR, приблизително 10 000 EUR'],
    ['as percent or as a fraction', '2.3742 percent, 2,37 на сто, 5.16%, 0.0516, 0.0237'],
    ['in basis points', 'a yield of 450 bps'],
    ['with its sign', '+1,162.34 EUR; −1,050.00 EUR; -1,050.00 EUR; −€1,050'],
    ['without it, where the words say a loss', 'a loss of 1,050.00 EUR; загуба от 1 050,00 EUR'],
    ['as a count, in figures or in words', 'You have 4 bonds. Four bonds. Имате четири облигации.'],
    ['as nothing', 'The profit is 0.00 EUR.'],
    ['with a rate', '1 USD = 0.92 EUR'],
    [
      'in a list and in a table',
      '1. BG2040019213: 2.37%\n2) US9128CODE16: 4.50%\n| US9128CODE16 | 4.50 | +50.00 USD |',
    ],
  ])('%s', (_how, answer) => {
    expect(unknownIn(answer)).toEqual([]);
  });
});

describe('a day that a tool gave may be written', () => {
  test.each([
    'It matures on 2026-05-15.',
    '15 May 2026, 15th of May 2026, May 15, 2026, 15 May, May 15th, May 2026, 2026-05, 05/2026',
    'On 15.05.2026 г., on 15/05/2026, on 05/15/2026.',
    'На 15 май 2026 г., през май 2026 г., 15-ти май, на 21.07.2030 г., 21 юли 2030',
    'In 2026, in 2030 and in 2025, where the person asked for it. През 2025г.',
    'Q2 2026',
  ])('%s', (answer) => {
    expect(unknownIn(answer)).toEqual([]);
  });
});

it('a name with digits may be repeated, but its digits by themselves may not', () => {
  expect(unknownIn('Your iShares Core S&P 500 counts days by 30E/360.')).toEqual([]);
  expect(unknownIn('It follows 500 companies.')).toEqual(['500']);
});

describe('a figure that no tool gave is caught', () => {
  test.each([
    ['an amount', 'They are worth 27,400.51 EUR.', ['27,400.51 EUR']],
    ['digits that changed places', 'They are worth 24,700.50 EUR.', ['24,700.50 EUR']],
    ['a wrong rounding', '27,400 EUR, 2.38%, 2.3%', ['27,400 EUR', '2.38%', '2.3%']],
    ['a rounding that says too little', 'about 2%, 0.1 million leva', ['2%', '0.1 million leva']],
    ['rounded zeros that are not said to be', '27,000 EUR', ['27,000 EUR']],
    [
      'another currency',
      '27,400.50 USD, $27,400.50, 27,400.50 лв.',
      ['27,400.50 USD', '$27,400.50', '27,400.50 лв.'],
    ],
    ['an amount as percent', 'It rose by 50%, by 46 percent.', ['50%', '46 percent']],
    ['a percent as an amount', '4.50 EUR', ['4.50 EUR']],
    ['the wrong sign', 'a profit of +1,050.00 EUR, of −1,162.34 EUR', ['+1,050.00 EUR', '−1,162.34 EUR']],
    ['a loss told as a profit', 'You won 1,050.00 EUR.', ['1,050.00 EUR']],
    ['a count', 'You have 5 bonds and 17 ETFs.', ['5', '17']],
    [
      'a count in words',
      'You have seven bonds, twenty-one shares. Имате шест облигации.',
      ['seven', 'twenty-one', 'шест'],
    ],
    [
      'an amount in words',
      'two million euro, двеста хиляди лева',
      ['two million euro', 'двеста хиляди лева'],
    ],
    ['a sum of two known figures', 'Together 28,562.84 EUR', ['28,562.84 EUR']],
    ['a figure of another holding', 'BG2040019213 yields 4.50%', ['4.50%']],
    ['a figure of another holding in a table', '| US9128CODE16 | 2.37 % |', ['2.37 %']],
    [
      'a day',
      'on 16 May 2026, 2026-05-14, 15.05.2027 г., 15 юни',
      ['2026-05-14', '15.05.2027', '16 May 2026', '15 юни'],
    ],
    ['a month', 'in June 2026, през юли 2029', ['June 2026', 'юли 2029']],
    ['a year', 'in 2031', ['2031']],
    ['an ISIN', 'BG2040019214 and bg2040019221', ['BG2040019214', 'bg2040019221']],
    ['an ISIN with a letter of another alphabet', 'ВG2040019213', ['ВG2040019213']],
    ['an ISIN with a tail', 'BG20400192130', ['BG20400192130']],
    ['full-width and other digits', '９９９ EUR, ٩٩٩', ['999 EUR', '٩٩٩']],
    ['digits with something unseen between them', '9\u200b9\u200b9 EUR', ['999 EUR']],
    ['what is no number', '1.2.3, 1/2, 12:30', ['1.2.3', '1', '2', '12', '30']],
    ['a superscript and a fraction', '7² and ⅞', ['72', '7', '8']],
  ])('%s', (_what, answer, expected) => {
    expect(unknownIn(answer)).toEqual(expected);
  });
});

it('an answer without figures has no unknown ones', () => {
  expect(unknownIn('None of your bonds has a YTM. One of them pays in euro.')).toEqual([]);
});

it('thousands of figures are checked against thousands, even in one line', () => {
  const many = {
    ...evidence,
    figures: Array.from({ length: 20_000 }, (_, i) => known(`${i}.37`, 'EUR')),
    isins: Array.from({ length: 2_000 }, (_, i) => `BG${String(i).padStart(10, '0')}`),
  };
  expect(unknownFigures('about 12,000 EUR, '.repeat(450), many)).toEqual([]);
  expect(unknownFigures('1.5 EUR; '.repeat(900), many)).toEqual(['1.5 EUR']);
});
