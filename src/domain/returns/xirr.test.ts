import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bondFlows } from '../bonds/pricing/bond-flows.ts';
import { addDays, calendarDate as date, dateFromDayNumber } from '../calendar-date.ts';
import type { DatedAmount } from './dated-amounts.ts';
import type { InternalRate } from './internal-rate.ts';
import { irr } from './irr.ts';
import { xirr } from './xirr.ts';
import { xnpv } from '../reference-functions/xnpv.ts';

const listFlows = (...rows: readonly (readonly [string, number])[]): DatedAmount[] =>
  rows.map(([day, amount]) => ({ date: date(day), amount }));

function solveRate(flows: readonly DatedAmount[]): InternalRate {
  const rate = xirr(flows);
  return rate.ok ? rate.value : expect.fail(rate.reason);
}

describe('10,000 of 2.25 % of 2028, bought on 2026-03-16 at 99.80', () => {
  const coupons = [
    ['2026-07-21', 112.5],
    ['2027-01-21', 112.5],
    ['2027-07-21', 112.5],
    ['2028-01-21', 10_112.5],
  ] as const;

  test('the contract promises 2.3728 % a year', () => {
    expect(solveRate(listFlows(['2026-03-16', -10_013.56], ...coupons)).rate).toBeCloseTo(0.0237275457, 10);
  });

  test('a fee, a late and a short coupon leave 2.2819 %', () => {
    const real = listFlows(
      ['2026-03-16', -10_028.56],
      ['2026-07-23', 112.5],
      ['2027-01-21', 112.5],
      ['2027-07-21', 111.3],
      ['2028-01-21', 10_112.5],
    );
    expect(solveRate(real).rate).toBeCloseTo(0.0228193365, 10);
  });

  test('a tenth of each coupon withheld leaves 2.0426 %', () => {
    const taxed = coupons.map(([day, amount]) => [day, amount - 11.25] as const);
    expect(solveRate(listFlows(['2026-03-16', -10_028.56], ...taxed)).rate).toBeCloseTo(0.0204256186, 10);
  });
});

test('days are counted without clocks: two days across a clock change are two days', () => {
  const { rate } = solveRate(listFlows(['2026-03-28', -100], ['2026-03-30', 101]));
  expect(rate).toBeCloseTo(1.01 ** 182.5 - 1, 12);
});

test('a year of 366 days is more than a year: 100 to 105 over 2024 is 4.986 %', () => {
  expect(solveRate(listFlows(['2024-01-01', -100], ['2025-01-01', 105])).rate).toBeCloseTo(0.04986, 5);
});

test('extreme returns are computed as well', () => {
  expect(solveRate(listFlows(['2025-01-01', -100], ['2025-01-02', 200])).rate / 2 ** 365).toBeCloseTo(1, 10);
  expect(solveRate(listFlows(['2025-01-01', -100_000], ['2026-01-01', 1])).rate).toBeCloseTo(-0.99999, 14);
  expect(solveRate(listFlows(['2025-01-01', -1e-9], ['2026-01-01', 1.05e-9])).rate).toBeCloseTo(0.05, 12);
});

describe('several rates solve one equation', () => {
  test('the rate nearest to 0 is returned, with a note that there are others', () => {
    const found = solveRate(listFlows(['2025-01-01', -1000], ['2026-01-01', 2500], ['2027-01-01', -1540]));
    expect(found.rate).toBeCloseTo(0.1, 12);
    expect(found.unique).toBe(false);
    expect(found.others).toHaveLength(1);
    expect(found.others[0]).toBeCloseTo(0.4, 12);
  });

  test('10, 20 and 30 per cent', () => {
    const found = irr([-1000, 3600, -4310, 1716]);
    expect(
      found.ok && [found.value.rate, ...found.value.others].map((rate) => Number(rate.toFixed(9))),
    ).toEqual([0.1, 0.2, 0.3]);
  });

  test('a root where the curve only touches zero is found', () => {
    const found = irr([-100, 220, -121]);
    expect(found.ok && found.value.rate).toBeCloseTo(0.1, 6);
    expect(found.ok && found.value.unique).toBe(true);
  });
});

describe('flows without a rate are refused by name', () => {
  test.each([
    ['no flows', [], 'no-flows'],
    ['only zeros', [['2025-01-01', 0]], 'no-flows'],
    [
      'only paid',
      [
        ['2025-01-01', -100],
        ['2026-01-01', -5],
      ],
      'flows-of-one-sign',
    ],
    [
      'all on one day',
      [
        ['2025-01-01', -100],
        ['2025-01-01', 105],
      ],
      'flows-of-one-sign',
    ],
    [
      'never worth 0',
      [
        ['2025-01-01', 100],
        ['2026-01-01', -150],
        ['2027-01-01', 100],
      ],
      'rate-does-not-exist',
    ],
    [
      'no number',
      [
        ['2025-01-01', -100],
        ['2026-01-01', Infinity],
      ],
      'flow-not-finite',
    ],
    [
      'a thousandfold in a day',
      [
        ['2025-01-01', -1],
        ['2025-01-02', 1000],
      ],
      'rate-does-not-exist',
    ],
  ] as const)('%s', (_, rows, reason) => {
    expect(xirr(listFlows(...rows))).toEqual({ ok: false, reason });
  });
});

const anyInvestment = fc
  .array(fc.tuple(fc.integer({ min: 365, max: 9000 }), fc.integer({ min: 100, max: 1_000_000 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((received) => [
    { date: date('2020-01-01'), amount: -5000 },
    ...received.map(([days, cents]) => ({ date: addDays(date('2020-01-01'), days), amount: cents / 100 })),
  ]);
const anyFlows = fc.array(
  fc.record({
    date: fc.integer({ min: 0, max: 9000 }).map((days) => addDays(date('2020-01-01'), days)),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
  }),
  { maxLength: 30 },
);

const absolute = (flows: readonly DatedAmount[]) =>
  flows.map(({ date: day, amount }) => ({ date: day, amount: Math.abs(amount) }));

test('money paid once and received later has one rate, at which its present value is 0', () => {
  fc.assert(
    fc.property(anyInvestment, (flows) => {
      const { rate, unique } = solveRate(flows);
      expect(unique).toBe(true);
      const [value, size] = [xnpv(rate, flows), xnpv(rate, absolute(flows))];
      expect(value.ok && size.ok && Math.abs(value.value) / size.value).toBeLessThan(1e-11);
    }),
  );
});

test('the rate does not depend on the order or the unit of the flows', () => {
  fc.assert(
    fc.property(anyFlows, fc.constantFrom(1e-9, 1e9), (flows, unit) => {
      const found = xirr(flows);
      const shuffled = xirr(flows.toReversed());
      const scaled = xirr(flows.map(({ date: day, amount }) => ({ date: day, amount: amount * unit })));
      expect([shuffled.ok, scaled.ok]).toEqual([found.ok, found.ok]);
      if (!shuffled.ok || !scaled.ok || !found.ok) return;
      expect(shuffled.value.unique).toBe(found.value.unique);
      const logRate = Math.log1p(found.value.rate);
      expect(Math.log1p(shuffled.value.rate)).toBeCloseTo(logRate, 12);
      expect(Math.log1p(scaled.value.rate)).toBeCloseTo(logRate, 6);
    }),
    { numRuns: 300 },
  );
});

test('the flows of a bond bought at a price have the yield of that price in calendar time', () => {
  const bond = bondFlows(
    {
      couponRate: 0.05,
      frequency: 1,
      maturity: date('2033-01-01'),
      dayCount: 'ACT/365F',
      issue: date('2021-01-01'),
    },
    date('2023-01-01'),
  );
  const { flows } = bond.ok ? bond.value : expect.fail(bond.reason);
  const paid = flows.map(({ day, coupon, principal }) => ({
    date: dateFromDayNumber(day),
    amount: coupon + principal,
  }));
  const { rate } = solveRate([{ date: date('2023-01-01'), amount: -100 }, ...paid]);
  expect(rate).toBeCloseTo(0.05, 4);
});
