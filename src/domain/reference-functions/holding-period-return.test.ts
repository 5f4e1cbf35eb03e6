import { expect, test } from 'vitest';
import { calendarDate as date } from '../calendar-date.ts';
import { holdingPeriodReturn } from './holding-period-return.ts';
import { linkReturns } from '../returns/link-returns.ts';
import { xnpv } from './xnpv.ts';

const holding = {
  buyDate: date('2026-03-16'),
  outlay: 10_028.56,
  income: [
    { date: date('2026-07-23'), amount: 112.5 },
    { date: date('2027-01-21'), amount: 112.5 },
  ],
  sellDate: date('2027-03-01'),
  proceeds: 10_019.24,
};

test('the holder of 10,000 of 2.25 % of 2028 has earned 2.1507 % of the cost in 350 days, 2.2626 % a year', () => {
  const found = holdingPeriodReturn(holding);
  expect(found.ok && found.value.total).toBeCloseTo(215.68 / 10_028.56, 12);
  expect(found.ok && found.value.simpleAnnual).toBeCloseTo(((215.68 / 10_028.56) * 365) / 350, 12);
  expect(found.ok && found.value.moneyWeighted).toMatchObject({ ok: true, value: { unique: true } });
  expect(found.ok && found.value.moneyWeighted.ok && found.value.moneyWeighted.value.rate).toBeCloseTo(
    0.0226262885,
    10,
  );
});

test('a holding of no days or of no cost has no return', () => {
  expect(holdingPeriodReturn({ ...holding, sellDate: holding.buyDate })).toEqual({
    ok: false,
    reason: 'sale-not-after-purchase',
  });
  expect(holdingPeriodReturn({ ...holding, outlay: 0 })).toEqual({
    ok: false,
    reason: 'outlay-not-positive',
  });
});

test('a holding that became worthless has a total return but no rate', () => {
  const found = holdingPeriodReturn({ ...holding, income: [], proceeds: 0 });
  expect(found.ok && found.value.total).toBe(-1);
  expect(found.ok && found.value.moneyWeighted).toEqual({ ok: false, reason: 'flows-of-one-sign' });
});

test('consecutive returns are linked: a tenth up and a tenth down lose a hundredth', () => {
  expect(linkReturns([0.1, -0.1])).toBeCloseTo(-0.01, 15);
  expect(linkReturns([])).toBe(0);
});

test('a present value requires flows and a rate above -100 %', () => {
  expect(xnpv(-1, holding.income)).toEqual({ ok: false, reason: 'rate-out-of-range' });
  expect(xnpv(0.05, [])).toEqual({ ok: false, reason: 'no-flows' });
  expect(xnpv(0, holding.income)).toEqual({ ok: true, value: 225 });
});
