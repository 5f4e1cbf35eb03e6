import { expect, it } from 'vitest';
import { directionIn, paymentTypeIn, securityClassIn } from '#domain/imports/entries/read-words';
import { bg } from './bg/import-rules.ts';

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
