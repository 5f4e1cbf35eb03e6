import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHeldBond, aHeldShare } from '../../testing/factories/a-holding.ts';
import { someHoldings } from '../../testing/factories/some-holdings.ts';
import { calendarDate } from '../calendar-date.ts';
import type { CurrencyAmount } from '../money/currency-amount.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import { groupHoldings, GROUPINGS } from './grouping.ts';
import { meanAmount, meanByNominal, meanFigure, sumHoldings } from './holding-sums.ts';
import { measureOn } from './measure.ts';

const measuring = measureOn(calendarDate('2026-03-02'));
const basis = { rates: specificationRates, measuring };
const text = ({ amount, currency }: CurrencyAmount) => `${amount.toFixed(2)} ${currency}`;

describe('the sums of holdings', () => {
  it('are by currency and in euro, active and expired ones apart', () => {
    const sums = sumHoldings(
      [
        aHeldBond(),
        aHeldBond({ currency: 'USD', nominal: '2000', buyPrice: '100', marketPrice: '0' }),
        aHeldBond({ expired: true, nominal: '1000', buyPrice: '100', marketPrice: '100' }),
        aHeldShare({ feesPaid: ['1.25', '0.5'] }),
      ],
      basis,
    );
    expect([sums.count, sums.activeCount, sums.expiredCount]).toEqual([4, 3, 1]);
    expect(sums.active.cost.byCurrency.map(text)).toEqual(['10650.00 EUR', '2000.00 USD']);
    // 2,000 USD are 1,840 EUR by the rates of the specification.
    expect(text(sums.active.cost.inEuro)).toBe('12490.00 EUR');
    expect(sums.active.marketValue.count).toBe(2);
    expect(text(sums.active.marketValue.inEuro)).toBe('11045.00 EUR');
    expect(sums.active.withoutMarketPrice).toBe(1);
    expect(text(sums.active.fees.inEuro)).toBe('1.75 EUR');
    expect(sums.active.units?.toFixed()).toBe('10');
    expect(text(sums.expired.cost.inEuro)).toBe('1000.00 EUR');
  });

  it('round the cost of bonds once, where it is summed', () => {
    const third = { nominal: '100', buyPrice: '33.3333' };
    const sums = sumHoldings([aHeldBond(third), aHeldBond(third), aHeldBond(third)], basis);
    expect(text(sums.all.cost.inEuro)).toBe('100.00 EUR');
  });

  it('count the entered yields alone for the mean, of expired bonds too', () => {
    const { yield: yields } = sumHoldings(
      [
        aHeldBond({ yieldPercent: '2' }),
        aHeldBond({ yieldPercent: '3', expired: true }),
        aHeldBond({ computedYieldPercent: '9' }),
        aHeldShare(),
      ],
      basis,
    );
    expect(yields.ofAll?.count).toBe(2);
    expect(yields.ofAll?.mean.toFixed()).toBe('2.5');
    expect(yields.ofActive?.mean.toFixed()).toBe('2');
    expect(yields.computedLeftOut).toBe(1);
  });

  it('weigh a figure of bonds by their nominal in euro; others do not count', () => {
    const bonds = [
      aHeldBond({ nominal: '1000', couponPercent: '2' }),
      // 2,760 EUR by the rates of the specification.
      aHeldBond({ currency: 'USD', nominal: '3000', couponPercent: '6' }),
    ];
    expect(meanByNominal([...bonds, aHeldShare()], 'coupon', basis)?.toFixed()).toBe('4.9362');
    expect(meanByNominal([aHeldShare()], 'coupon', basis)).toBeNull();
  });

  it('of all are those of the active and the expired ones together, whatever the order', () => {
    fc.assert(
      fc.property(someHoldings(), (holdings) => {
        const { all, active, expired } = sumHoldings(holdings, basis);
        for (const name of ['nominal', 'profit', 'marketValue', 'fees', 'dividend', 'taxes'] as const) {
          expect(all[name].count).toBe(active[name].count + expired[name].count);
          for (const currency of ['EUR', 'USD', 'BGN', 'JPY']) {
            const of = (sums: typeof all) =>
              sums[name].byCurrency.find((one) => one.currency === currency)?.amount.toNumber() ?? 0;
            expect(of(all)).toBeCloseTo(of(active) + of(expired), 6);
          }
        }
        expect(sumHoldings(holdings.toReversed(), basis)).toEqual(sumHoldings(holdings, basis));
      }),
    );
  });
});

describe('groups of holdings', () => {
  it('hold every holding once, in the order of their keys', () => {
    fc.assert(
      fc.property(someHoldings(), fc.constantFrom(...GROUPINGS), (holdings, by) => {
        const groups = groupHoldings(holdings, by);
        expect(groups.flatMap((group) => group.holdings).toSorted(byId)).toEqual(holdings.toSorted(byId));
        const keys = groups.map(({ key }) => key);
        expect(keys).toEqual([...new Set(keys)].sort());
      }),
    );
  });
});

const byId = ({ id: one }: { id: number }, { id: other }: { id: number }) => one - other;

describe('means', () => {
  it('lie between the lowest and the highest figure', () => {
    const holdings = [aHeldBond({ couponPercent: '2' }), aHeldBond({ couponPercent: '4.5' }), aHeldShare()];
    const mean = meanFigure(holdings, 'coupon', measuring);
    expect([mean?.count, mean?.lowest.toFixed(), mean?.mean.toFixed(), mean?.highest.toFixed()]).toEqual([
      2,
      '2',
      '3.25',
      '4.5',
    ]);
    expect(meanFigure([aHeldShare()], 'coupon', measuring)).toBeNull();
  });

  it('of amounts are in euro; without amounts there is no sum', () => {
    const found = meanAmount([aHeldBond(), aHeldShare()], 'cost', basis);
    expect(found.mean && text(found.mean)).toBe('5325.00 EUR');
    expect(meanAmount([aHeldBond()], 'dividend', basis)).toMatchObject({ count: 0, mean: null });
  });
});
