import { expect, test } from 'vitest';
import { WORKED_BOND } from '#testing/factories/worked-bond';
import { calendarDate as date } from '../../calendar-date.ts';
import { computedYield } from './computed-yield.ts';
import { holdingAnalytics } from './holding-analytics.ts';
import type { BondHolding } from '../terms/holding-terms.ts';

const TODAY = date('2027-03-01');
const of = (change: Partial<BondHolding>, today = TODAY) =>
  computedYield({ ...WORKED_BOND, ...change }, today);

test.each<[string, Partial<BondHolding>]>([
  ['a bond with coupons', {}],
  ['a zero-coupon bond', { couponPercent: null, couponFrequency: 0, isin: 'XS1' }],
  ['a treasury bill', { couponPercent: null, couponFrequency: 0, dayCount: 'ACT/360' }],
  ['a US Treasury in its last period', { isin: 'US912828U816', maturityDate: date('2027-05-15') }],
  ['a negative yield', { marketPrice: '112.5' }],
])('the computed yield of %s is that of its analytics', (_, change) => {
  const { market } = holdingAnalytics({ ...WORKED_BOND, ...change }, TODAY);
  const percent = market.ok ? Number((market.value.yield * 100).toFixed(4)) : expect.fail(market.reason);
  const computed = of(change);
  expect(computed.ok && computed.value.toNumber()).toBe(percent);
});

test.each<[string, Partial<BondHolding>]>([
  ['sell-row', { direction: 'Sell' }],
  ['no-nominal', { nominal: '0' }],
  ['no-maturity-date', { maturityDate: null }],
  ['no-coupon', { couponPercent: null }],
  ['matured', { maturityDate: TODAY }],
  ['expired', { expired: true }],
  ['no-market-price', { marketPrice: '0' }],
  ['maturity-not-after-issue', { issueDate: date('2030-01-01') }],
  ['settlement-before-issue', { issueDate: date('2027-03-02') }],
])('instead of a computed yield there is the reason %s', (reason, change) => {
  expect(of(change)).toEqual({ ok: false, reason });
});

test('an impossible YTM is not returned', () => {
  const reason = { ok: false, reason: 'yield-out-of-range' };
  expect(of({ marketPrice: '1' }, date('2028-01-20'))).toEqual(reason);
  expect(of({ marketPrice: '0.0001' })).toEqual(reason);
});
