import { describe, expect, it } from 'vitest';
import { findMyTotals, findUserTotals, type TotalsOnWire } from '#api/portfolio/figures/totals';
import { MY_TOTALS, TOTALS_OF_USER, totals } from './totals-answer.ts';

const SUM = { eur: 12.5, countedAtOne: [{ currency: 'JPY' as const, amount: 7 }] };
const GROUP = { count: 1, cost: [{ currency: 'EUR' as const, amount: 914 }] };
const ANSWER: TotalsOnWire = {
  kind: 'bond',
  count: 3,
  activeCount: 2,
  expiredCount: 1,
  rates: { source: 'ecb', day: '2026-11-20' },
  cost: SUM,
  profit: SUM,
  marketValue: SUM,
  oldestPriceDay: '2026-09-30',
  income: SUM,
  distributions: SUM,
  profitWithIncome: null,
  enteredYield: null,
  computedYield: { percent: 3.18, count: 2 },
  sales: GROUP,
  matured: GROUP,
  withoutPrice: GROUP,
  withoutAccrued: GROUP,
};

describe('totals that are read by hand', () => {
  it('come from the addresses of their endpoints', () => {
    expect(findMyTotals).toMatchObject(MY_TOTALS);
    expect(findUserTotals).toMatchObject(TOTALS_OF_USER);
  });

  it('have every field of the schema', () => {
    expect(totals(ANSWER)).toEqual(findMyTotals.answer.parse(ANSWER));
  });

  it.each(Object.keys(ANSWER))('are refused without %s', (name) => {
    expect(() => totals({ ...ANSWER, [name]: undefined })).toThrow(TypeError);
  });
});
