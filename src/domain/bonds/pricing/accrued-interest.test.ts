import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { accruedInterest } from './accrued-interest.ts';
import { bondFlows, couponsBetween } from './bond-flows.ts';
import type { BondTerms } from '../terms/bond-terms.ts';

const bulgarian: BondTerms = {
  couponRate: 0.0225,
  frequency: 2,
  maturity: date('2028-01-21'),
  dayCount: 'ACT/ACT-ICMA',
};
const gilt: BondTerms = {
  couponRate: 0.06,
  frequency: 2,
  issue: date('1999-05-07'),
  firstCoupon: date('1999-12-07'),
  maturity: date('2002-12-07'),
  dayCount: 'ACT/ACT-ICMA',
};

function accrue(terms: BondTerms, settlement: string, exDividend = false): number {
  const accrued = accruedInterest(terms, date(settlement), exDividend);
  return accrued.ok ? accrued.value.amount : expect.fail(accrued.reason);
}

test('accrued interest is returned with its days', () => {
  const accrued = accruedInterest(bulgarian, date('2026-03-16'));
  expect(accrued).toMatchObject({ ok: true, value: { start: '2026-01-21', end: '2026-03-16', days: 54 } });
  expect(accrued.ok && accrued.value.fraction).toBeCloseTo(54 / 181 / 2, 15);
  expect(accrued.ok && accrued.value.amount).toBeCloseTo((54 / 181) * 1.125, 14);
});

test('5,000 nominal at 2.25 % have accrued 8.01 after 26 days of ACT/365', () => {
  const terms: BondTerms = { ...bulgarian, dayCount: 'ACT/365F', issue: date('2026-01-21') };
  expect((accrue(terms, '2026-02-16') * 5000) / 100).toBeCloseTo(8.01, 2);
});

describe('the examples of the UK Debt Management Office', () => {
  test('ex-dividend the accrued interest is negative', () => {
    expect(accrue(gilt, '1999-11-27', true)).toBeCloseTo(-0.163934, 5);
  });
  test('in a long first period interest accrues from the issue', () => {
    expect(accrue(gilt, '1999-06-08')).toBeCloseTo(0.527382, 6);
  });
});

test('on a coupon date nothing has accrued, and the coupon belongs to the seller', () => {
  expect(accrue(bulgarian, '2026-07-21')).toBe(0);
  const flows = bondFlows(bulgarian, date('2026-07-21'));
  expect(
    flows.ok && flows.value.flows.map(({ coupon, principal, step }) => [coupon, principal, step]),
  ).toEqual([
    [1.125, 0, 1],
    [1.125, 0, 1],
    [1.125, 100, 1],
  ]);
});

test('the day before a coupon date all but one day of the coupon has accrued', () => {
  expect(accrue(bulgarian, '2026-07-20')).toBeCloseTo((180 / 181) * 1.125, 14);
});

test('a period with a 29 February accrues by its own length in ICMA, and beyond the coupon in ACT/365', () => {
  const annual = {
    couponRate: 0.04,
    frequency: 1,
    issue: date('2023-09-23'),
    maturity: date('2029-09-23'),
  } as const;
  expect(accrue({ ...annual, dayCount: 'ACT/ACT-ICMA' }, '2024-09-22')).toBeCloseTo(3.98907, 5);
  expect(accrue({ ...annual, dayCount: 'ACT/365F' }, '2024-09-22')).toBe(4);
});

test('interest that is paid only at maturity accrues from the issue', () => {
  const terms: BondTerms = {
    couponRate: 0.05,
    frequency: 0,
    issue: date('2025-01-01'),
    maturity: date('2027-01-01'),
    dayCount: 'ACT/365F',
  };
  expect(accrue(terms, '2026-01-01')).toBe(5);
  const flows = bondFlows(terms, date('2026-01-01'));
  expect(flows.ok && flows.value.flows).toMatchObject([{ coupon: 10, principal: 100 }]);
  expect(accruedInterest({ ...terms, issue: undefined }, date('2026-01-01'))).toEqual({
    ok: false,
    reason: 'issue-date-needed',
  });
});

describe('an invalid settlement date is refused by name', () => {
  test.each([
    ['2028-01-21', 'maturity-not-after-settlement'],
    ['2030-01-01', 'maturity-not-after-settlement'],
    ['1899-12-31', 'date-out-of-range'],
  ] as const)('%s: %s', (settlement, reason) => {
    expect(accruedInterest(bulgarian, date(settlement))).toEqual({ ok: false, reason });
  });
  test('before the issue', () => {
    expect(accruedInterest(gilt, date('1999-05-06'))).toEqual({
      ok: false,
      reason: 'settlement-before-issue',
    });
  });
});

test('a holder gets the coupons from the day of purchase to the day before the sale', () => {
  const coupons = couponsBetween(bulgarian, date('2026-07-21'), date('2027-07-21'));
  expect(coupons).toEqual({
    ok: true,
    value: [
      { date: '2026-07-21', amount: 1.125 },
      { date: '2027-01-21', amount: 1.125 },
    ],
  });
});
