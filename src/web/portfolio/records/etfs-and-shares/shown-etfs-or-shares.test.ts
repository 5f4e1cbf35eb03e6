import { describe, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { ETF_OR_SHARE_SORTS } from './etf-or-share-list.ts';
import { shownEtfsOrShares } from './shown-etfs-or-shares.ts';

type Row = Parameters<typeof shownEtfsOrShares>[0][number];

const first: Row = {
  isin: 'BG1100003166',
  name: 'Ценни книжа',
  bank: 'DSK Bank',
  direction: 'Ask',
  currency: 'BGN',
  buyPrice: 9,
  marketPrice: 0,
  nominal: 100,
  amountPaid: 900,
  result: -9,
  profit: -900,
  yearsSinceBuy: 0,
  feesPaid1: null,
  feesPaid2: 1.5,
  dividend: null,
  buyDate: null,
  settlementDate: null,
  expired: false,
};
const second: Row = {
  ...first,
  isin: 'IE00B4L5Y983',
  name: 'World index',
  bank: 'Unknown Bank',
  direction: 'Bid',
  currency: 'EUR',
  buyPrice: 80.5,
  profit: 1162.34,
  feesPaid1: 2,
  buyDate: calendarDate('2025-03-14'),
};
const rows = [second, first];
const collator = new Intl.Collator('en-GB');
const order = { search: '', sort: 'isin', direction: 'ascending', collator } as const;

describe('the ETFs or shares of a list', () => {
  it.each([
    ['1100003', first],
    ['ЦЕННИ', first],
    ['dsk', first],
    ['ask', first],
    ['bgn', first],
    ['world', second],
  ])('are found by ISIN, name, bank, direction or currency: %s', (search, found) => {
    expect(shownEtfsOrShares(rows, { ...order, search })).toEqual([found]);
  });

  it('are not found by their figures', () => {
    expect(shownEtfsOrShares(rows, { ...order, search: '80.5' })).toEqual([]);
  });

  it('are ordered by the chosen field: amounts by size, those without a value last', () => {
    expect(shownEtfsOrShares(rows, { ...order, sort: 'buyPrice' })).toEqual([first, second]);
    expect(shownEtfsOrShares(rows, { ...order, sort: 'profit', direction: 'descending' })).toEqual([
      second,
      first,
    ]);
    for (const direction of ['ascending', 'descending'] as const) {
      expect(shownEtfsOrShares([first, second], { ...order, sort: 'buyDate', direction })).toEqual([
        second,
        first,
      ]);
    }
  });

  it.each(ETF_OR_SHARE_SORTS)('can be sorted by %s', (sort) => {
    expect(shownEtfsOrShares(rows, { ...order, sort })).toHaveLength(2);
  });
});
