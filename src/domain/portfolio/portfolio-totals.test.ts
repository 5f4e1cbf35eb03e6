import { describe, expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { aHeldBond, aHeldShare } from '../../testing/factories/a-holding.ts';
import { Decimal } from '../money/decimal.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import type { HeldBond } from './holding.ts';
import type { RecordedPayment } from './payments-received.ts';
import { portfolioTotals, type EuroSum, type PortfolioTotals } from './portfolio-totals.ts';
import { valueBond } from './value-bond.ts';
import { valueEtfOrShare } from './value-etf-or-share.ts';

const today = calendarDate('2026-03-02');

const bond = (some: Partial<HeldBond> = {}, payments: readonly RecordedPayment[] = []) =>
  valueBond({ bond: aHeldBond(some), payments }, today);
const coupon = (profit: string): RecordedPayment => ({
  id: 1,
  paymentDate: calendarDate('2025-07-15'),
  profit,
  taxesPaid: '50',
});
const makeTotals = (...holdings: readonly ReturnType<typeof bond>[]): PortfolioTotals =>
  portfolioTotals(holdings, specificationRates);
const euro = (sum: EuroSum | null) => sum?.eur.toFixed(2);
const written = (amounts: EuroSum['countedAtOne']) =>
  amounts.map(({ currency, amount }) => `${amount.toFixed(2)} ${currency}`);

describe('the totals of a list', () => {
  it('add the coupons received, before tax, to the profit of the price', () => {
    const totals = makeTotals(bond({}, [coupon('500')]));
    expect(euro(totals.profit)).toBe('275.00');
    expect(euro(totals.profitWithIncome)).toBe('775.00');
  });

  it('leave out a coupon that is recorded ahead of its day', () => {
    const ahead = { ...coupon('40'), paymentDate: calendarDate('2026-03-03') };
    const onTheDay = { ...coupon('2'), paymentDate: today };
    const totals = makeTotals(bond({}, [coupon('500'), ahead, onTheDay]));
    expect(euro(totals.income)).toBe('502.00');
    expect(euro(totals.profitWithIncome)).toBe('777.00');
  });

  it('do not take the capital that came with the last coupon for income', () => {
    const maturityDate = calendarDate('2025-07-15');
    const totals = makeTotals(bond({ maturityDate }, [coupon('10500')]));
    expect(euro(totals.income)).toBe('500.00');
    expect(euro(totals.profitWithIncome)).toBe('650.00');
  });

  it('report a missing market price, and leave that bond out of the sums that need one', () => {
    const totals = makeTotals(
      bond(),
      bond({ marketPrice: '0', buyPrice: '91.4', nominal: '1000' }, [coupon('9')]),
    );
    expect(euro(totals.profit)).toBe('-639.00');
    expect(euro(totals.profitWithIncome)).toBe('275.00');
    expect(totals.withoutPrice.count).toBe(1);
    expect(written(totals.withoutPrice.cost)).toEqual(['914.00 EUR']);
  });

  it('count a sale as specified, report it, and leave it out of the other sums', () => {
    const totals = makeTotals(bond(), bond({ direction: 'Sell', nominal: '5000' }, [coupon('7')]));
    expect(totals.count).toBe(2);
    expect(euro(totals.cost)).toBe('14775.00');
    expect(euro(totals.profitWithIncome)).toBe('275.00');
    expect(totals.sales.count).toBe(1);
    expect(written(totals.sales.cost)).toEqual(['4925.00 EUR']);
  });

  it('take the redemption of a matured bond for its last price', () => {
    const totals = makeTotals(bond({ maturityDate: calendarDate('2026-03-02'), marketPrice: '0' }));
    expect(totals.matured.count).toBe(1);
    expect(totals.withoutPrice.count).toBe(0);
    expect(euro(totals.profitWithIncome)).toBe('150.00');
  });

  it('name the amount of each sum that was counted 1:1', () => {
    const totals = makeTotals(
      bond(),
      bond({ currency: 'JPY', nominal: '1000000', buyPrice: '99.1', marketPrice: '98.75' }),
    );
    expect(written(totals.cost.countedAtOne)).toEqual(['991000.00 JPY']);
    expect(written(totals.profit.countedAtOne)).toEqual(['-3500.00 JPY']);
    expect(makeTotals(bond({ currency: 'USD' })).cost.countedAtOne).toEqual([]);
  });

  it('give the means of the computed and of the entered yields', () => {
    const yields = [
      { ...bond(), enteredYield: '2', computedYield: '3.1' },
      { ...bond(), computedYield: '3.25' },
    ];
    const { enteredYield, computedYield } = makeTotals(...yields);
    expect(enteredYield?.percent.toFixed(2)).toBe('2.00');
    expect(computedYield).toMatchObject({ count: 2 });
    expect(computedYield?.percent.toFixed(2)).toBe('3.18');
  });

  it('of ETFs and shares have cost, profit and dividends, without what was sold', () => {
    const totals = makeTotals(
      valueEtfOrShare(aHeldShare()),
      valueEtfOrShare(aHeldShare({ direction: 'Ask' })),
    );
    expect(euro(totals.cost)).toBe('1600.00');
    expect(euro(totals.income)).toBe('5.50');
    expect(euro(totals.profitWithIncome)).toBe('125.50');
    expect(totals.sales.count).toBe(1);
  });

  it('have distributions with known days next to the dividends, without those of sold holdings', () => {
    const paid = [
      { currency: 'USD', amount: new Decimal('10') },
      { currency: 'EUR', amount: new Decimal('2.5') },
    ] as const;
    const totals = makeTotals(
      valueEtfOrShare(aHeldShare(), paid),
      valueEtfOrShare(aHeldShare({ direction: 'Ask' }), paid),
      valueEtfOrShare(aHeldShare()),
    );
    expect(euro(totals.distributions)).toBe('11.70');
    expect(euro(totals.income)).toBe('11.00');
    expect(makeTotals(valueEtfOrShare(aHeldShare())).distributions).toBeNull();
  });

  it('of the expired ones count both parts', () => {
    const totals = portfolioTotals(
      [bond(), bond({ expired: true })],
      specificationRates,
      (row) => row.expired,
    );
    expect(totals).toMatchObject({ count: 1, activeCount: 1, expiredCount: 1 });
  });
});
