import { describe, expect, it } from 'vitest';
import { search } from './search.ts';

const rows = [
  { isin: 'BG2040015211', notes: 'Държавни облигации', bank: null },
  { isin: 'XS0110106365', notes: null, bank: 'Café Bank' },
  { isin: 'DE000BAY0017', notes: '10% (a.b)', bank: 'Straße' },
];
const found = (text: string) =>
  search(rows, text, ({ isin, notes, bank }) => [isin, notes, bank]).map(({ isin }) => isin.slice(0, 2));

describe('search', () => {
  it('finds the text anywhere in a field, ignoring case, in Latin and Cyrillic', () => {
    expect(found('bay')).toEqual(['DE']);
    expect(found('0')).toEqual(['BG', 'XS', 'DE']);
    expect(found('ДЪРЖАВНИ')).toEqual(['BG']);
  });

  it('finds everything if the text is blank, and trims it', () => {
    expect(found(' ')).toEqual(['BG', 'XS', 'DE']);
    expect(found(' bay ')).toEqual(['DE']);
  });

  it('finds nothing in fields without a value, and treats no character as a pattern', () => {
    expect(found('null')).toEqual([]);
    expect(found('.*')).toEqual([]);
    expect(found('(a.b)')).toEqual(['DE']);
  });

  it('finds an accented letter in any Unicode normalisation', () => {
    expect(found('cafe\u0301')).toEqual(['XS']);
  });
});
