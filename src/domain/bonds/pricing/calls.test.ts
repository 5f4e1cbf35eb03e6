import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { yieldToCall, yieldToWorst, type CallableBond } from './calls.ts';

/** 8 % annual for seven years; callable at 102 after 4 years, at 101 after 5, at 100 after 6. */
function callable(cleanPrice: number, change: Partial<CallableBond> = {}): CallableBond {
  return {
    terms: {
      couponRate: 0.08,
      frequency: 1,
      maturity: calendarDate('2033-01-15'),
      dayCount: 'ACT/ACT-ICMA',
    },
    calls: [
      { day: calendarDate('2031-01-15'), price: 101 },
      { day: calendarDate('2030-01-15'), price: 102 },
      { day: calendarDate('2032-01-15'), price: 100 },
    ],
    settlement: calendarDate('2026-01-15'),
    quote: {},
    cleanPrice,
    ...change,
  };
}

function toPercents(bond: CallableBond): readonly string[] {
  const found = yieldToWorst(bond);
  return found.ok ? found.value.ends.map((end) => (end.yield * 100).toFixed(4)) : [found.reason];
}

// RI-6: CFA 2020 Level 1, Adams & Smith: the first call at 105 is 6.975 %.
it.each([
  [105, ['6.9753', '6.9560', '6.9526', '7.0700'], '2032-01-15'],
  [100, ['8.4410', '8.1699', '8.0000', '8.0000'], '2033-01-15'],
  [95, ['10.0085', '9.4666', '9.1185', '8.9932'], '2033-01-15'],
])('at %d the yields to the calls and to maturity are %j', (price, yields, worstDay) => {
  expect(toPercents(callable(price))).toEqual(yields);
  const found = yieldToWorst(callable(price));
  if (price !== 100) expect(found.ok && found.value.worst.day).toBe(worstDay);
});

it('a call on the settlement day has passed, and one on the maturity day is ignored', () => {
  const calls = ['2026-01-15', '2033-01-15'].map((day) => ({ day: calendarDate(day), price: 90 }));
  expect(yieldToCall(callable(105, { calls }))).toEqual({ ok: false, reason: 'no-call' });
  expect(toPercents(callable(105, { calls }))).toEqual(['7.0700']);
});

it('a call between coupons also pays the accrued interest', () => {
  const calls = [{ day: calendarDate('2026-07-15'), price: 100 }];
  const found = yieldToCall(callable(100, { calls }));
  // Half a year: 100 plus about half of 8 for 100.
  expect(found.ok && found.value.yield).toBeCloseTo((1 + (0.08 * 181) / 365) ** (365 / 181) - 1, 10);
});

it('the requested call is used, else the first', () => {
  const dayOf = (day?: string) => {
    const found = yieldToCall(callable(105), day === undefined ? undefined : calendarDate(day));
    return found.ok ? found.value.day : found.reason;
  };
  expect(dayOf()).toBe('2030-01-15');
  expect(dayOf('2031-01-15')).toBe('2031-01-15');
  expect(dayOf('2031-01-16')).toBe('no-call');
});

it.each(['ACT/365F', 'ACT/360'] as const)(
  'without coupons on %s, a call counts calendar time, as maturity does',
  (dayCount) => {
    const terms = { couponRate: 0, frequency: 0, maturity: calendarDate('2029-06-22'), dayCount } as const;
    const calls = [{ day: calendarDate('2028-01-08'), price: 101 }];
    const bond = callable(87.333, { terms, calls, settlement: calendarDate('2027-03-08') });
    const found = yieldToCall(bond);
    const years = 306 / (dayCount === 'ACT/360' ? 360 : 365);
    expect(found.ok && found.value.yield).toBeCloseTo((101 / 87.333) ** (1 / years) - 1, 10);
  },
);

it('ex-dividend the next coupon belongs to the seller', () => {
  const settlement = calendarDate('2027-01-10');
  const calls = [{ day: calendarDate('2028-01-15'), price: 100 }];
  const found = yieldToCall(callable(99, { settlement, calls, exDividend: true }));
  // Accrued interest is what the seller keeps too much: minus 5 days of 365.
  const dirty = 99 - (8 * 5) / 365;
  expect(found.ok && found.value.yield).toBeCloseTo((108 / dirty) ** (1 / (1 + 5 / 365)) - 1, 10);
});

it('terms and settlement are checked before the calls', () => {
  const matured = callable(99, { settlement: calendarDate('2033-01-15') });
  expect(yieldToCall(matured)).toEqual({ ok: false, reason: 'maturity-not-after-settlement' });
});
