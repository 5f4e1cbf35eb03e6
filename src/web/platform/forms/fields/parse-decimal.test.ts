import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFigure } from '../../ui/format.ts';
import { parseDecimal } from '#domain/typed-text/parse-decimal';

describe('a typed number', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1.234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['99,41', '99.41'],
    ['99.41', '99.41'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-3,5', '-3.5'],
    ['\u22123.5', '-3.5'],
    ['+3.5', '3.5'],
    ['-0', '0'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12345678901234567.89', '12345678901234567.89'],
  ])('%s is %s in both languages', (typed, decimal) => {
    expect(parseDecimal(typed, 'en-GB')).toBe(decimal);
    expect(parseDecimal(typed, 'bg-BG')).toBe(decimal);
  });

  it('reads one comma before three digits as English groups and as Bulgarian decimals', () => {
    expect(parseDecimal('1,234', 'en-GB')).toBe('1234');
    expect(parseDecimal('1,234', 'bg-BG')).toBe('1.234');
    expect(parseDecimal('0,125', 'en-GB')).toBe('0.125');
  });

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '1,23,456.5',
    '1.2.3',
    '1,2.3,4',
    '--1',
    '1-',
    '€5',
    '.',
    ',',
    'Infinity',
    '0x10',
  ])('does not accept %j as a number', (typed) => {
    expect(parseDecimal(typed, 'en-GB')).toBeNull();
    expect(parseDecimal(typed, 'bg-BG')).toBeNull();
  });

  it.each(['en-GB', 'bg-BG'])('reads every figure as it is written in %s', (locale) => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (units) => {
        const digits = String(units < 0n ? -units : units).padStart(5, '0');
        const decimal = `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(
          /^(-?)0+(?=\d)/,
          '$1',
        );
        const text = units === 0n ? '0.0000' : decimal;
        expect(parseDecimal(formatFigure(text, locale, { places: 4 }), locale)).toBe(text);
      }),
    );
  });
});
