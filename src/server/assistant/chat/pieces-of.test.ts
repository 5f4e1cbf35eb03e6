import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './pieces-of.ts';

it('the pieces of a text are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => piecesOf(text).join('') === text),
  );
});

it('no word is parted between two pieces', () => {
  const text = 'BG2040019213: 1,234.50 EUR\n'.repeat(40);
  expect(piecesOf(text).length).toBeGreaterThan(5);
  for (const piece of piecesOf(text)) expect(piece.length === 0 || /\s*\S/.test(piece)).toBe(true);
  expect(
    piecesOf(text)
      .flatMap((piece) => piece.split(/\s+/))
      .filter((word) => word !== ''),
  ).toEqual(text.split(/\s+/).filter((word) => word !== ''));
});
