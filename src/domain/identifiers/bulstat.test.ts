import { describe, expect, it } from 'vitest';
import { bulstatFault } from './bulstat.ts';

// Published as check vectors: python-stdnum, jsvat, Ruby eik_validator, petarov/bulgarian-control-numbers.
const NINE_DIGITS = [
  '175074752', '103873594', '131272009', '000565359', '104453698', '121817309', '121887948', '175015558', '175223064',
  '176040023', '202322728', '202342638', '203445228', '831919536', '835014925', '825312229', '837107196', '020469788',
  '201355508', '201968703',
]; // prettier-ignore
const THIRTEEN_DIGITS = ['1213961230342', '0009039460577', '0000568780291'];
// No company has these, since the prefix 99 is not assigned. Some of them need one or both fallbacks of the weights.
const SYNTHETIC = ['990000005', '990000026', '990001300', '9900000050014', '9900000050009', '9900000050420'];

describe('an EIK', () => {
  it.each([...NINE_DIGITS, ...THIRTEEN_DIGITS, ...SYNTHETIC])('%s is valid', (bulstat) => {
    expect(bulstatFault(bulstat)).toBeUndefined();
  });

  it.each(['BG990000005', 'bg 990-000-005', ' 990 000 005 '])('may be typed as "%s"', (bulstat) => {
    expect(bulstatFault(bulstat)).toBeUndefined();
  });

  it.each(['175074751', '175074754', '123456789', '1234567891234', '1213961230343', '1213961240342'])(
    '%s has a wrong check digit',
    (bulstat) => {
      expect(bulstatFault(bulstat)).toBe('checksum');
    },
  );

  it.each(['', '123456', '12345678a', 'BG 175 074 75', '1750747520', '１７５０７４７５２', 'BGBG175074752'])(
    '"%s" has neither 9 nor 13 digits',
    (bulstat) => {
      expect(bulstatFault(bulstat)).toBe('format');
    },
  );

  it.each(['000000000', '0000000000000'])(
    '%s is not a valid number, although its checksum matches',
    (bulstat) => {
      expect(bulstatFault(bulstat)).toBe('format');
    },
  );
});
