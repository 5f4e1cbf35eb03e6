import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../money/currency.ts';
import { specificationRates } from '../../money/exchange-rates.ts';
import { bondsSummary, type BondTotals } from './bonds-summary.ts';

const totals = (some: Partial<BondTotals>): BondTotals => ({
  currency: 'EUR',
  expired: false,
  count: 1,
  cost: '0',
  profit: '0',
  yieldSum: '0',
  yieldCount: 0,
  ...some,
});

const mixed = [
  totals({ currency: 'EUR', count: 2, cost: '1000.005', profit: '10', yieldSum: '7', yieldCount: 2 }),
  totals({ currency: 'USD', cost: '100', profit: '-50' }),
  totals({ currency: 'JPY', expired: true, cost: '1000000', profit: '3', yieldSum: '1.004', yieldCount: 1 }),
  totals({ currency: 'CHF', expired: true, cost: '1' }),
];

const summarize = (expired: boolean | undefined) => {
  const shown = (of: BondTotals) => expired === undefined || of.expired === expired;
  const { portfolioValue, totalProfit, averageYield, ...rest } = bondsSummary(
    mixed,
    specificationRates,
    shown,
  );
  return {
    ...rest,
    portfolioValue: portfolioValue.toFixed(2),
    totalProfit: totalProfit.toFixed(2),
    averageYield: averageYield?.toFixed(2),
  };
};

describe('the summary of bonds', () => {
  it('sums the active ones in euro, and averages the yield over all', () => {
    expect(summarize(false)).toEqual({
      count: 3,
      activeCount: 3,
      expiredCount: 2,
      portfolioValue: '1092.01',
      totalProfit: '-36.00',
      averageYield: '2.67',
      countedAtOne: [],
    });
  });

  it('names the currencies counted at 1 because they have no rate', () => {
    expect(summarize(true)).toMatchObject({
      count: 2,
      portfolioValue: '1000001.00',
      countedAtOne: ['CHF', 'JPY'],
    });
  });

  it('includes all of them by default', () => {
    expect(summarize(undefined)).toMatchObject({
      count: 5,
      portfolioValue: '1001093.01',
      totalProfit: '-33.00',
    });
  });

  it('has no average yield if no bond has a yield', () => {
    expect(bondsSummary([], specificationRates)).toMatchObject({
      count: 0,
      averageYield: null,
      countedAtOne: [],
    });
    expect(
      bondsSummary([totals({ yieldCount: 1, yieldSum: '-3' })], specificationRates).averageYield?.toFixed(),
    ).toBe('-3');
  });

  it('rounds the sum once, not each bond', () => {
    const cents = Array.from({ length: 10 }, () => totals({ cost: '0.005' }));
    expect(bondsSummary(cents, specificationRates).portfolioValue.toFixed(2)).toBe('0.05');
  });

  it('has as many bonds in both parts together as in total', () => {
    const some = fc.record({
      currency: fc.constantFrom(...CURRENCIES),
      expired: fc.boolean(),
      count: fc.nat(10_000),
    });
    fc.assert(
      fc.property(fc.array(some.map(totals)), (list) => {
        const { count, activeCount, expiredCount } = bondsSummary(list, specificationRates);
        expect(activeCount + expiredCount).toBe(count);
      }),
    );
  });
});
