import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language';
import { directionIn, paymentTypeIn, securityClassIn } from '#domain/imports/entries/read-words';
import { suggestMapping } from '#domain/imports/mapping/suggest-mapping';
import { readImport } from '#domain/imports/reading/read-import';
import { bg } from './bg/import-rules.ts';
import { en } from './en/import-rules.ts';

it.each([
  ['Buy, Sell', directionIn, ['buy', 'sell']],
  ['Bond, ETF, Share', securityClassIn, ['bond', 'etf', 'share']],
  ['Coupon, Redemption', paymentTypeIn, ['coupon', 'redemption']],
])('in Bulgarian, the words to write instead of an unknown one (%s) are Bulgarian, and are read', (expected, read, meanings) => {
  const values: Readonly<Record<string, string>> = { cell: '?', expected };
  const sentence = bg.unknown_type((name) => values[name] ?? '');
  const words = sentence.split(': ').at(-1)?.split(', ') ?? [];
  expect(words.map(read)).toEqual(meanings);
  expect(words.filter((word) => /^[а-я]+$/i.test(word) || word === 'ETF')).toEqual(words);
}); // prettier-ignore

const HEADER = ['ISIN', 'Price', 'Date'];

/** Reads a price next to one that shows the decimal mark of the column. */
function readPrice(price: string, other: string) {
  const prices = [other, price].map((cell) => ['BG2030026111', cell, '2026-11-20']);
  const lines = [HEADER, ...prices].map((cells, at) => ({ row: at + 1, cells }));
  const mapping = suggestMapping(HEADER);
  const { rows } = readImport([{ sheet: null, lines }], { answers: {}, timeZone: 'Europe/Sofia', mapping });
  return rows.at(-1);
}

const SENTENCES = { en, bg };
it.each(LANGUAGES.flatMap((language) => ['98,5', '98.5', '98'].map((other) => ({ language, other }))))(
  'what is not a number is to be written as the column has it: next to $other ($language)',
  ({ language, other }) => {
    const [fault] = readPrice('хиляда', other)?.errors ?? [];
    expect(fault?.rule).toBe('not_a_number');
    const sentence = SENTENCES[language].not_a_number((name) => String(fault?.values[name]));
    const [example = ''] = /\d+[.,]\d+$/.exec(sentence) ?? [];
    expect(readPrice(example, other)).toMatchObject({ errors: [], entry: { price: '1234.56' } });
  },
);

it('an unknown currency is answered with a code as an example, not as the answer', () => {
  expect(en.unknown_currency(String)).toBe('This currency is not known. Write a code such as EUR');
  expect(bg.unknown_currency(String)).toBe('Тази валута не е известна. Запишете код като EUR');
});
