import { describe, expect, it } from 'vitest';
import { aHeldBond } from '../../testing/factories/a-holding.ts';
import { calendarDate, type CalendarDate } from '../calendar-date.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import {
  extremePayments,
  inPeriod,
  newestPayments,
  sumBondPayments,
  rankByPayments,
  sumPayments,
  type BondPayment,
  type BondWithPayments,
} from './payments-received.ts';

const rates = specificationRates;
const payment = (id: number, profit: string, paymentDate: CalendarDate | null) => ({
  ...{ id, profit, paymentDate },
  taxesPaid: '1.25',
});
const euros: BondWithPayments = {
  bond: aHeldBond({ id: 1 }),
  payments: [
    payment(1, '112.5', calendarDate('2025-01-21')),
    payment(2, '111.3', calendarDate('2025-07-21')),
    payment(3, '50', null),
  ],
};
const dollars: BondWithPayments = {
  bond: aHeldBond({ id: 2, currency: 'USD' }),
  payments: [payment(4, '120', calendarDate('2025-03-01'))],
};
const ids = (payments: readonly BondPayment[]) => payments.map((one) => one.payment.id);

describe('the payments of bonds', () => {
  it('add up by currency and in euro, before and after tax', () => {
    const sums = sumPayments([sumBondPayments(euros, undefined), sumBondPayments(dollars, undefined)], rates);
    expect(sums.byCurrency.map(({ amount }) => amount.toFixed(2))).toEqual(['273.80', '120.00']);
    // 273.80 and 120 × 0.92; four taxes of 1.25.
    expect(sums.inEuro.amount.toFixed(2)).toBe('384.20');
    expect(sums.tax.amount.toFixed(2)).toBe('5.00');
    expect(sums.afterTax.amount.toFixed(2)).toBe('379.20');
    expect(sums.mean?.amount.toFixed(2)).toBe('96.05');
    expect(sumPayments([], rates)).toMatchObject({ count: 0, mean: null });
  });

  it('of a period are those that came in it; one without a date is counted apart', () => {
    const period = { from: calendarDate('2025-07-01'), to: calendarDate('2025-07-21') };
    expect(inPeriod(euros, period).payments.map(({ id }) => id)).toEqual([2]);
    expect(sumBondPayments(euros, period)).toMatchObject({ count: 1, undated: 1 });
  });

  it('are found newest first and largest first over all bonds, in euro', () => {
    const kept = newestPayments(newestPayments([], euros, 3), dollars, 3);
    expect(ids(kept)).toEqual([2, 4, 1]);
    const ask = { order: 'highest-first', limit: 2, rates } as const;
    expect(ids(extremePayments(extremePayments([], euros, ask), dollars, ask))).toEqual([1, 2]);
    const lowest = { ...ask, order: 'lowest-first' } as const;
    expect(ids(extremePayments(extremePayments([], euros, lowest), dollars, lowest))).toEqual([3, 4]);
  });

  it('rank the bonds by what each paid, or by the tax on it', () => {
    const paid = [sumBondPayments(dollars, undefined), sumBondPayments(euros, undefined)];
    const ranked = (order: 'highest-first' | 'lowest-first', by: 'amount' | 'tax') =>
      rankByPayments(paid, { by, order }, rates).map(({ bond }) => bond.id);
    expect(ranked('highest-first', 'amount')).toEqual([1, 2]);
    expect(ranked('lowest-first', 'tax')).toEqual([2, 1]);
  });
});
