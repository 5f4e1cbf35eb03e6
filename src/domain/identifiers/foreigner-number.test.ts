import { describe, expect, it } from 'vitest';
import { foreignerNumberFault } from './foreigner-number.ts';

// Published: python-stdnum, stdnum-js, petarov/bulgarian-control-numbers.
describe("a foreigner's number", () => {
  it.each(['7111042925', '1004507764', '1004495667', '711104 2925'])('%s is valid', (number) => {
    expect(foreignerNumberFault(number)).toBeUndefined();
  });

  it.each(['7111042922', '7111042926', '1001122334', '7007712777'])(
    '%s has a wrong check digit',
    (number) => {
      expect(foreignerNumberFault(number)).toBe('checksum');
    },
  );

  it.each(['', '71110A2922', '12345678', '71110429255'])('"%s" does not have ten digits', (number) => {
    expect(foreignerNumberFault(number)).toBe('format');
  });

  it.each(['0000000000', '1111111111', '9999999999'])('%s is one digit ten times', (number) => {
    expect(foreignerNumberFault(number)).toBe('format');
  });
});
