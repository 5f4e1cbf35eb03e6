import { expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { currentYield, simpleYield } from './current-yield.ts';

test('the current yield is the coupon by the clean price', () => {
  expect(currentYield(0.055, 62.5)).toEqual({ ok: true, value: 0.088 });
  expect(currentYield(0.055, 0)).toEqual({ ok: false, reason: 'price-not-positive' });
});

test('the simple yield adds the pull to par, spread evenly over the remaining years', () => {
  const bond = {
    couponRate: 0.05,
    cleanPrice: 95,
    settlement: date('2021-03-02'),
    maturity: date('2026-03-01'),
  };
  expect(simpleYield({ ...bond, dayCount: 'ACT/365F' })).toEqual({ ok: true, value: 6 / 95 });
  expect(simpleYield({ ...bond, dayCount: 'ACT/365F', settlement: bond.maturity })).toEqual({
    ok: false,
    reason: 'maturity-not-after-settlement',
  });
});
