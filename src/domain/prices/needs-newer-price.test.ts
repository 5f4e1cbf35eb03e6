import { expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { needsNewerPrice } from './needs-newer-price.ts';

const today = calendarDate('2026-11-23');
const running = { maturityDate: calendarDate('2030-07-15'), couponFrequency: 2, couponPercent: '3.1' };

it.each([
  ['a bond with coupons', running],
  ['a bond of which nothing is known', { maturityDate: null, couponFrequency: null, couponPercent: null }],
  ['an ETF or a share', {}],
])('%s needs newer prices', (_, priced) => {
  expect(needsNewerPrice(priced, today)).toBe(true);
});

it.each([
  ['a bond that matures today', { ...running, maturityDate: today }],
  ['a bond without coupons', { ...running, couponFrequency: 0 }],
  ['a bond with a rate of 0 alone', { ...running, couponFrequency: null, couponPercent: '0.0000' }],
  ['what is closed', { isClosed: true }],
])('%s needs none', (_, priced) => {
  expect(needsNewerPrice(priced, today)).toBe(false);
});
