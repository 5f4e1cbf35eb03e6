import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainDecimalMark, isGroupedWrongly, readNumber, splitNumber } from './read-number.ts';

describe('a number of a file', () => {
  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1,234.56', '.', '1234.56'],
    ['1 234 567,5', ',', '1234567.5'],
    ['1\u00a0234,56', ',', '1234.56'],
    ['1\u202f234,56', ',', '1234.56'],
    ["1'234.56", '.', '1234.56'],
    ['1’234.56', '.', '1234.56'],
    ['-1.5', '.', '-1.5'],
    ['\u22121.5', '.', '-1.5'],
    ['1.5-', '.', '-1.5'],
    ['(1,234.50)', '.', '-1234.50'],
    ['+1.5', '.', '1.5'],
    ['$52.07', '.', '52.07'],
    ['-$30.93', '.', '-30.93'],
    ['USD 321.02', '.', '321.02'],
    ['98,5 %', ',', '98.5'],
    ['1 000,00 лв.', ',', '1000.00'],
    ['€50', '.', '50'],
    ['.5', '.', '0.5'],
    ['5.', '.', '5'],
    ['007', null, '7'],
    ['1.5E-7', '.', '0.00000015'],
    ['1.2e+3', '.', '1200'],
    ['-0.00', '.', '0.00'],
  ] as const)('is %s with the decimal mark %s: %s', (cell, mark, plain) => {
    expect(readNumber(cell, mark)).toBe(plain);
  });

  it.each([
    ['12,34', '.'],
    ['1.23,4', ','],
    ['1,23,456.5', '.'],
    ['1.5.2', '.'],
    ['abc', '.'],
    ['12 shares of it', '.'],
    ['--1', '.'],
    ['(1', '.'],
    ['1)', '.'],
    ['2.4 (calc.)', '.'],
    ['IE00B4L5Y983', '.'],
    ['1'.repeat(61), '.'],
    ['1 23,5', ','],
    ['12 34', null],
    ['1 234 56,7', ','],
    ['1234 567', '.'],
    ["1 234'567", '.'],
    ['1,5 000', ','],
    ['1,234 567', ','],
    ['1 234.567,5', ','],
  ] as const)('is not %s with the decimal mark %s', (cell, mark) => {
    expect(readNumber(cell, mark)).toBeUndefined();
  });

  it.each([
    ['98,5', ','],
    ['1.234,50', ','],
    ['1.234.567', ','],
    ['1234.567', '.'],
    ['0.125', '.'],
    ['1,234,567', '.'],
    ['1.234', undefined],
    ['-12,345', undefined],
    ['1234', undefined],
  ] as const)('%s on its own shows the mark %s', (cell, mark) => {
    expect(certainDecimalMark(cell)).toBe(mark);
  });

  it.each([
    ['1 23,5', ',', true],
    ['12 34', null, true],
    ['1,23,456.5', '.', true],
    ['1.23.456,5', ',', true],
    ['1 234,5', ',', false],
    ['12,34', '.', false],
    ['12 a', '.', false],
    ['many', '.', false],
  ] as const)('%s with the decimal mark %s is grouped wrongly: %s', (cell, mark, isWrong) => {
    expect(isGroupedWrongly(cell, mark)).toBe(isWrong);
  });

  it('reads both notations, with the mark that the cell shows', () => {
    const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat({ max: 99 }), fc.boolean());
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('.' as const, ',' as const),
        ([whole, cents, isNegative], mark) => {
          const group = mark === '.' ? ',' : '.';
          const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);
          const decimals = String(cents).padStart(2, '0');
          const cell = `${isNegative ? '-' : ''}${grouped}${mark}${decimals}`;
          const plain = `${isNegative && (whole > 0n || cents > 0) ? '-' : ''}${whole}.${decimals}`;
          expect(certainDecimalMark(cell)).toBe(mark);
          expect(readNumber(cell, mark)).toBe(plain);
        },
      ),
    );
  });

  it('reads a cell no further than it goes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (cell) => {
        const read = splitNumber(cell);
        expect(read === undefined || /\d/.test(read.digits)).toBe(true);
      }),
    );
  });
});
