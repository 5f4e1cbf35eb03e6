import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

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
}, 120_000);

test('nothing is left out that fills a slot, or that such questions usually ask for', () => {
  expect(of({ ...convexity, order: [] }, 'Amount invested: 5.00 EUR')).toEqual([]);
  expect(of(asksFor('measure:cost', 'cost'), '5.00 EUR')).toEqual([]);
}, 120_000);
