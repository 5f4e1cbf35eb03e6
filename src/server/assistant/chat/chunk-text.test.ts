import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '#testing/arbitraries/any-text';
import { chunkText } from './chunk-text.ts';

it('the chunks of a text joined are the text again', () => {
  fc.assert(fc.property(anyText(2_000), (text) => chunkText(text).join('') === text));
});

it('no word is split between two chunks', () => {
  const text = 'BG2040019213: 1,234.50 EUR\n'.repeat(40);
  expect(chunkText(text).length).toBeGreaterThan(5);
  for (const piece of chunkText(text)) expect(piece.length === 0 || /\s*\S/.test(piece)).toBe(true);
  expect(
    chunkText(text)
      .flatMap((piece) => piece.split(/\s+/))
      .filter((word) => word !== ''),
  ).toEqual(text.split(/\s+/).filter((word) => word !== ''));
});
