import { expect, it } from 'vitest';
import { isin } from './fields.ts';

it.each([
  [' bg2040015211 ', 'BG2040015211'],
  ['BG 2040015211', 'BG2040015211'],
  ['BG\u00a02040 015 211', 'BG2040015211'],
  ['BG2040-015211', undefined],
  [' ', undefined],
])('an ISIN is stored in capitals and without blanks: "%s"', (text, stored) => {
  expect(isin.safeParse(text).data).toBe(stored);
});
