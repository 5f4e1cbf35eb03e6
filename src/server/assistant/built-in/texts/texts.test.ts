import { expect, test } from 'vitest';
import { fillHoles } from './text.ts';
import { TEXTS } from './texts.ts';

const holesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+(?::\w+)?)/g)].map(([, hole]) => hole))].sort();

test.each(Object.entries(TEXTS))('%s needs the same facts in both languages', (_key, { en, bg }) => {
  const names = (text: string) => [...new Set(holesOf(text).map((hole) => hole?.split(':')[0]))];
  expect(names(bg)).toEqual(names(en));
});

const write = (fact: unknown, writer: string) => `${writer} of ${String(fact)}`;

test('a fact is written by the writer that its hole names, or by its own name', () => {
  expect(fillHoles('{percent} above {limit:share}', { percent: 3, limit: 2 }, write)).toBe(
    'percent of 3 above share of 2',
  );
});

test.each([
  [1, 'one day'],
  [2, 'days of 2 days'],
])('the form that goes with %d', (days, said) => {
  expect(fillHoles('{days|one day|# days}', { days }, write)).toBe(said);
});

test('a form for what is true, and none for what is not', () => {
  const worth = 'Worth 5{hasAccrued|, with interest|}.';
  expect(fillHoles(worth, { hasAccrued: true }, write)).toBe('Worth 5, with interest.');
  expect(fillHoles(worth, { hasAccrued: false }, write)).toBe('Worth 5.');
});
