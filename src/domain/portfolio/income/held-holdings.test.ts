import { expect, it } from 'vitest';
import { aHeldBond, aHeldShare } from '#testing/factories/a-holding';
import { calendarDate } from '../../calendar-date.ts';
import { findRemainders, heldHoldings } from './held-holdings.ts';
import type { Holding } from '../holding.ts';

const TODAY = calendarDate('2026-03-02');
const BOUGHT = calendarDate('2024-01-15');
const LATER = calendarDate('2024-06-17');
const SOLD = calendarDate('2025-05-14');

function held(holdings: readonly Holding[]) {
  const rows = holdings.map((holding) => ({ ...holding, closedOn: null }));
  return heldHoldings(rows, findRemainders(rows, TODAY), TODAY).map((holding) => ({
    id: holding.id,
    expired: holding.expired,
    quantity: String(holding.kind === 'bond' ? holding.nominal : holding.units),
    paid: String(holding.amountPaid),
    profit: String(holding.profit),
  }));
}

it('a sale takes the oldest purchases first, and their cost and profit with them', () => {
  const rows = [
    aHeldShare({ id: 1, units: '100', buyDate: BOUGHT }),
    aHeldShare({ id: 2, units: '50', buyDate: LATER }),
    aHeldShare({ id: 3, units: '120', buyDate: SOLD, direction: 'Ask' }),
  ];
  expect(held(rows)).toEqual([
    { id: 1, expired: true, quantity: '100', paid: '8000', profit: '1200' },
    { id: 2, expired: false, quantity: '30', paid: '2400', profit: '360' },
  ]);
});

it('what the issuer repaid is not held', () => {
  const amortization = [{ date: calendarDate('2025-07-15'), percent: 30 }];
  const features = { amortization, couponSteps: [], floating: null, calls: [] };
  expect(held([aHeldBond({ nominal: '10000', features, buyDate: BOUGHT })])).toMatchObject([
    { expired: false, quantity: '7000', paid: '6895' },
  ]);
});

it('a bond that has matured is not held', () => {
  expect(held([aHeldBond({ maturityDate: calendarDate('2026-03-01') })])).toMatchObject([{ expired: true }]);
  expect(held([aHeldBond({ maturityDate: TODAY })])).toMatchObject([{ expired: false }]);
});

it('where more is sold than was bought, the rows are as they are', () => {
  const rows = [
    aHeldShare({ id: 1, units: '10', buyDate: BOUGHT }),
    aHeldShare({ id: 2, units: '11', buyDate: SOLD, direction: 'Ask' }),
  ];
  expect(held(rows)).toMatchObject([
    { id: 1, expired: false, quantity: '10' },
    { id: 2, expired: false, quantity: '11' },
  ]);
});
