import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import type { PricedInstrument } from '#api/portfolio/instruments/prices';
import { filterRows } from './price-filter.ts';
import type { DeskRow } from './use-price-desk.ts';

const listed: PricedInstrument = {
  ...{ kind: 'share', isin: 'BG1100003166', name: 'Sopharma', currency: 'EUR' },
  ...{ earlierIsins: ['BG0000000000'], priceBasis: 'unit', holders: 1, ownPrices: 0, quantity: 5 },
  ...{ price: 4.5, day: calendarDate('2026-03-02'), source: 'entered', age: 1, freshness: 'fresh' },
};
const row: DeskRow = {
  ...{ isin: listed.isin, listed, entry: undefined, preview: undefined, refused: [], state: 'empty' },
};
const other: DeskRow = {
  ...row,
  isin: 'XS0000000001',
  listed: { ...listed, name: null, earlierIsins: [], freshness: 'old' },
};
const typed: DeskRow = {
  ...{ ...other, isin: 'XS0000000002' },
  entry: { price: '9', day: '', kind: undefined, currency: undefined, again: '', confirmed: false },
};
const rows = [row, other, typed];

test.each([
  ['all', '', rows],
  ['all', 'sophARMA', [row, typed]],
  ['all', 'xs0000000001', [other, typed]],
  ['all', 'bg0000000000', [row, typed]],
  ['all', 'nothing', [typed]],
  ['fresh', 'XS', [typed]],
  ['old', 'XS', [other, typed]],
] as const)(
  'of the prices of age %s the search for %j finds those rows, and what is typed',
  (filter, text, found) => {
    expect(filterRows(rows, filter, text)).toEqual(found);
  },
);
