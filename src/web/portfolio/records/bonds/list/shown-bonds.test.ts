import { describe, expect, it } from 'vitest';
import { BOND_SORTS } from './bond-list-state.ts';
import { shownBonds } from './shown-bonds.ts';

type Row = Parameters<typeof shownBonds>[0][number];

const first: Row = {
  isin: 'BG2030126119',
  notes: 'ladder, rung 5',
  bank: 'DSK Bank',
  currency: 'EUR',
  direction: 'Buy',
  nominal: 25_000,
  buyPrice: 99.41,
  yieldPercent: 2.56,
  computedYieldPercent: 2.2,
  profit: 353.75,
};
const second: Row = {
  isin: 'US912828U816',
  notes: null,
  bank: null,
  currency: 'USD',
  direction: 'Sell',
  nominal: 5_000,
  buyPrice: 101.2,
  yieldPercent: null,
  computedYieldPercent: null,
  profit: -13.5,
};
const rows = [second, first];
const collator = new Intl.Collator('en-GB');
const order = { search: '', sort: 'isin', direction: 'ascending', collator } as const;

describe('the bonds of a list', () => {
  it.each([
    ['2030126', first],
    ['RUNG', first],
    ['dsk', first],
    ['usd', second],
    ['sell', second],
  ])('are found by ISIN, data, bank, currency or direction: %s', (search, found) => {
    expect(shownBonds(rows, { ...order, search })).toEqual([found]);
  });

  it('are not found by other fields', () => {
    expect(shownBonds(rows, { ...order, search: '25000' })).toEqual([]);
  });

  it('are ordered by the chosen field, those without a value last', () => {
    expect(shownBonds(rows, { ...order, sort: 'profit' })).toEqual([second, first]);
    expect(shownBonds(rows, { ...order, sort: 'profit', direction: 'descending' })).toEqual([first, second]);
    expect(shownBonds(rows, { ...order, sort: 'ytm', direction: 'descending' })).toEqual([first, second]);
    const computed = { ...second, computedYieldPercent: 2.4 };
    expect(shownBonds([first, computed], { ...order, sort: 'ytm' })).toEqual([computed, first]);
    for (const sort of BOND_SORTS) expect(shownBonds(rows, { ...order, sort })).toHaveLength(2);
  });
});
