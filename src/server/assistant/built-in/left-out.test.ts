import { beforeAll, expect, test } from 'vitest';
import { BUILT_UNDERSTANDING } from '#testing/processes/built-program';
import { leftOut } from './left-out.ts';
import { setUnderstandingFile } from './matching/understanding.ts';

beforeAll(() => setUnderstandingFile(BUILT_UNDERSTANDING));

type Asked = Parameters<typeof leftOut>[0];
const asksFor = (concept: 'measure:convexity' | 'measure:cost', text: string): Asked => ({
  said: new Map([[concept, text]]),
  order: [concept],
  into: undefined,
  isPercent: false,
  pattern: [],
});
const convexity = asksFor('measure:convexity', 'convexity');
const of = (asked: Asked, content: string) => leftOut(asked, { intent: 'invested', content, language: 'en' });

test('what an answer does not speak of is left out, as it was written', () => {
  expect(of(convexity, 'Amount invested: 5.00 EUR')).toEqual(['convexity']);
  expect(of(convexity, 'Amount invested: 5.00 EUR. Convexity 3.')).toEqual([]);
});

test('nothing is left out that fills a slot, or that such questions usually ask for', () => {
  expect(of({ ...convexity, order: [] }, 'Amount invested: 5.00 EUR')).toEqual([]);
  expect(of(asksFor('measure:cost', 'cost'), '5.00 EUR')).toEqual([]);
}, 120_000);

test('a return has no figure in dollars, even where what was received is in dollars', () => {
  const inDollars: Asked = {
    ...convexity,
    said: new Map([['currency:USD', 'dollars']]),
    order: [],
    into: 'USD',
  };
  const content = 'Return:\nYour result is +5.00 EUR.\nYou received 5.00 USD.';
  const said = { content, language: 'en' } as const;
  expect(leftOut(inDollars, { ...said, intent: 'total-return' })).toEqual(['dollars']);
  expect(leftOut(inDollars, { ...said, intent: 'payments-received' })).toEqual([]);
}, 120_000);

test('a share is left out of an answer without a percentage, and after tax is named', () => {
  const share: Asked = { ...convexity, said: new Map(), order: [], pattern: ['what', 'share', 'is'] };
  expect(of(share, 'Amount invested: 5.00 EUR')).toEqual(['share']);
  expect(of(share, 'Amount invested: 5.00 EUR, 3.00%')).toEqual([]);
  const afterTax: Asked = { ...convexity, said: new Map([['net:tax', 'after tax']]), order: [] };
  expect(of(afterTax, 'Amount invested: 5.00 EUR')).toEqual(['after tax']);
}, 120_000);
