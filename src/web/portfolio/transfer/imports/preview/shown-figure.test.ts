import { expect, it } from 'vitest';
import { shownFigure } from './shown-figure.ts';

it.each([
  ['500000', 'en-GB', '500,000'],
  ['500000', 'bg-BG', '500\u00a0000'],
  ['1234.5', 'bg-BG', '1\u00a0234,5'],
  ['0.00000015', 'en-GB', '0.00000015'],
  [-50000, 'en-GB', '\u221250,000'],
  ['1 23,5', 'en-GB', '1 23,5'],
  ['12,34', 'bg-BG', '12,34'],
] as const)('%s in a sentence in %s is %s', (value, locale, shown) => {
  expect(shownFigure(value, locale)).toBe(shown);
});
