import { describe, expect, test } from 'vitest';
import { aReceivedPayment as paid, WORKED_BOND } from '#testing/factories/worked-bond';
import { calendarDate as date } from '../../calendar-date.ts';
import { duePayments, lastTaxedPayment, taxAtSameRate } from './due-payments.ts';
import type { BondHolding } from '../terms/holding-terms.ts';
import type { ReceivedPayment } from './received-payments.ts';

/** Day, state, coupon and capital of each payment due. */
function due(today: string, payments: readonly ReceivedPayment[] = [], change: Partial<BondHolding> = {}) {
  return duePayments({ ...WORKED_BOND, ...change }, { payments }, date(today)).map((one) =>
    [one.date, one.state, one.interest.toFixed(2), one.principal.toFixed(2)].join(' '),
  );
}

describe('the payments that are due', () => {
  test('are all unrecorded ones, oldest first, and the next one if it is near', () => {
    expect(due('2027-07-01')).toEqual([
      '2026-07-21 overdue 112.50 0.00',
      '2027-01-21 overdue 112.50 0.00',
      '2027-07-21 to-come 112.50 0.00',
    ]);
    expect(due('2027-07-01', [paid('2026-07-22', 112.5)])).toEqual([
      '2027-01-21 overdue 112.50 0.00',
      '2027-07-21 to-come 112.50 0.00',
    ]);
  });

  test('include the next one from 31 days before its day, and no later one', () => {
    const recorded = [paid('2026-07-21', 112.5)];
    expect(due('2026-12-20', recorded)).toEqual([]);
    expect(due('2026-12-21', recorded)).toEqual(['2027-01-21 to-come 112.50 0.00']);
    const monthly = due('2026-12-21', recorded, { couponFrequency: 12 });
    expect(monthly.slice(-2)).toEqual(['2026-12-21 due 18.75 0.00', '2027-01-21 to-come 18.75 0.00']);
  });

  test('are due on their day, and overdue five days later', () => {
    expect(due('2026-07-21')).toEqual(['2026-07-21 due 112.50 0.00']);
    expect(due('2026-07-26')).toEqual(['2026-07-21 overdue 112.50 0.00']);
  });

  test('separate coupon and capital if both are due on one day', () => {
    const recorded = ['2026-07-21', '2027-01-21', '2027-07-21'].map((day) => paid(day, 112.5));
    expect(due('2028-03-01', recorded)).toEqual(['2028-01-21 overdue 112.50 10000.00']);
    expect(due('2028-03-01', recorded, { expired: true })).toHaveLength(1);
    expect(due('2028-03-01', [...recorded, paid('2028-01-21', 112.5)])).toEqual([]);
    expect(due('2028-03-01', [...recorded, paid('2028-01-21', 10_112.5)])).toEqual([]);
  });

  test('have a short or long first coupon according to the terms', () => {
    const stub = { issueDate: date('2026-03-16'), firstCouponDate: date('2026-07-21') };
    // 127 of the 181 days of the regular period.
    expect(due('2026-08-01', [], stub)).toEqual(['2026-07-21 overdue 78.94 0.00']);
  });

  test('are empty for a sale, without terms, for a coupon of 0, and for what was sold before', () => {
    for (const change of [
      { direction: 'Sell' },
      { maturityDate: null },
      { couponPercent: null },
      { nominal: 0 },
      { couponPercent: 0, couponFrequency: 0, maturityDate: date('2026-07-01') },
      { buyDate: null, settlementDate: null },
      { settlementDate: date('2026-07-21') },
    ] as const) {
      expect(due('2026-08-01', [], change)).toEqual([]);
    }
  });

  test('do not include days marked as not due', () => {
    const notDue = new Set([date('2026-07-21')]);
    const [only, ...others] = duePayments(WORKED_BOND, { payments: [], notDue }, date('2027-03-01'));
    expect(only).toMatchObject({ date: '2027-01-21', state: 'overdue' });
    expect(others).toEqual([]);
  });

  test('ignore payments without a date, which belong to no day', () => {
    expect(due('2026-08-01', [paid(null, 112.5)])).toHaveLength(1);
  });
});

describe('the tax of the last payment', () => {
  test('is that of the latest payment with a profit and a tax, in any order', () => {
    const last = paid('2027-01-21', 112.5, 11.25);
    const others = [
      paid('2026-07-21', 112.5, 5),
      paid('2027-07-21', 112.5),
      paid('2027-08-01', 0, 3),
      paid(null, 100, 10),
    ];
    expect(lastTaxedPayment([last, ...others])).toBe(last);
    expect(lastTaxedPayment([...others, last])).toBe(last);
    expect(lastTaxedPayment([])).toBeUndefined();
    expect(lastTaxedPayment([paid('2027-07-21', 112.5)])).toBeUndefined();
  });

  test('is used again for the same amount, and in proportion for another, to the cent', () => {
    const last = lastTaxedPayment([paid('2027-01-21', 112.5, 11.25)]);
    expect(last && taxAtSameRate(last, 112.5).toFixed(2)).toBe('11.25');
    expect(last && taxAtSameRate(last, '78.94').toFixed(2)).toBe('7.89');
    const none = lastTaxedPayment([paid('2027-01-21', 112.5, 0)]);
    expect(none && taxAtSameRate(none, 112.5).toFixed(2)).toBe('0.00');
  });
});
