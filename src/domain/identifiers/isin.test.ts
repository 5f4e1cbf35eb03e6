import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isinFault, isinWarning } from './isin.ts';

// Published: python-stdnum, validator.js, auction tables of the Bulgarian National Bank.
const VALID = [
  'US0378331005', 'AU0000XVGZA3', 'DE000BAY0017', 'BE0003796134', 'SG1G55870362', 'GB0001411924', 'DE000WCH8881',
  'PLLWBGD00016', 'GB00BYXJL758', 'XS0110106365', 'XF0000C14922', 'BG2040015211', 'BG3010015009', 'BG2030015114',
  'BG2030115112', 'BG2030021112', 'BG2040021219',
]; // prettier-ignore

describe('an ISIN', () => {
  it.each(VALID)('%s is valid', (isin) => {
    expect(isinFault(isin)).toBeUndefined();
    expect(isinFault(` ${isin.toLowerCase()} `)).toBeUndefined();
  });

  it.each(['US0378331003', 'DE000BAY0018', 'PLLWBGD00019'])('%s has a wrong check digit', (isin) => {
    expect(isinFault(isin)).toBe('checksum');
  });

  it.each(['foo', '5398228707871528', 'US037833100', 'US037833100Ⅴ', 'US0378331005\n1'])(
    '"%s" does not have the form of one',
    (isin) => {
      expect(isinFault(isin)).toBe('format');
    },
  );

  it.each(['ZZ0378331005', 'ZZ0378331001'])(
    '%s does not begin with a country, whatever its check digit',
    (isin) => {
      expect(isinFault(isin)).toBe('country');
    },
  );

  it('reveals any single wrong digit', () => {
    const places = fc.integer({ min: 2, max: 11 });
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID),
        places,
        fc.integer({ min: 1, max: 9 }),
        (isin, place, change) => {
          const digit = isin[place]!;
          fc.pre(/\d/.test(digit));
          const mistyped =
            isin.slice(0, place) + String((Number(digit) + change) % 10) + isin.slice(place + 1);
          expect(isinFault(mistyped)).toBe('checksum');
        },
      ),
    );
  });

  it('causes a warning once something is typed', () => {
    expect(isinWarning('  ')).toBeUndefined();
    expect(isinWarning('BG2030021112')).toBeUndefined();
    expect(isinWarning('TEST')).toBe('isin-format');
    expect(isinWarning('ZZ0378331005')).toBe('isin-country');
    expect(isinWarning('BG2030021113')).toBe('isin-checksum');
  });
});
