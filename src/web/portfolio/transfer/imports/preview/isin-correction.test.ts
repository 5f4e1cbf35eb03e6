import { describe, expect, it } from 'vitest';
import { findIsinCorrection } from './isin-correction.ts';

const warning = (isin: string, known: string) => ({
  ...{ column: 'isin', rule: 'isin_check_digit' },
  values: { isin, known },
});
const row = (cells: string[] | null, errors = [warning('BG2030126118', 'BG2030126119')]) =>
  findIsinCorrection({ sheet: 'Deals', row: 7, cells, errors });

describe('the held ISIN one character away', () => {
  it('takes the place of the one in the file, however that is written', () => {
    const correction = { sheet: 'Deals', row: 7, column: 1, text: 'BG2030126119' };
    expect(row(['buy', 'BG2030126118'])).toEqual(correction);
    expect(row(['buy', ' bg20 3012 6118'])).toEqual(correction);
  });

  it.each([
    ['none is held', ['BG2030126118'], [warning('BG2030126118', '')]],
    ['the ISIN is part of a text', ['VT(BG2030126118) Cash Dividend'], undefined],
    ['the row has no line of its own', null, undefined],
    ['the check digit is right', ['BG2030126119'], []],
  ])('is not offered where %s', (_, cells, errors) => {
    expect(row(cells, errors)).toBeUndefined();
  });
});
