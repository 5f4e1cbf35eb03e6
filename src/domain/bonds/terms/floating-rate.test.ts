import { describe, expect, it } from 'vitest';
import { calendarDate, dateFromDayNumber } from '../../calendar-date.ts';
import { settleBond } from '../pricing/accrued-interest.ts';
import { assumedPeriodEnds } from '../pricing/assumed-rates.ts';
import { settledBondFlows } from '../pricing/bond-flows.ts';
import { floatingRateSteps, type FloatingRate } from './floating-rate.ts';

const fixing = (day: string, rate: number) => ({ day: calendarDate(day), rate });

/** A three-month rate plus 3.75 %, between 5.5 % and 8 %. */
const FLOATING: FloatingRate = {
  margin: 0.0375,
  floor: 0.055,
  cap: 0.08,
  fixings: [
    fixing('2025-06-13', 0.0205),
    fixing('2024-06-13', 0.037),
    fixing('2024-12-13', 0.0265),
    fixing('2025-12-11', 0.0475),
  ],
  firstRate: null,
};

function settled(day: string, floating = FLOATING) {
  return settleBond(
    {
      couponRate: 0,
      frequency: 2,
      issue: calendarDate('2024-06-15'),
      maturity: calendarDate('2028-06-15'),
      dayCount: 'ACT/360',
      rateSteps: floatingRateSteps(floating),
    },
    calendarDate(day),
  );
}

describe('a floating-rate note', () => {
  it('pays the last fixing before a period plus the margin, within floor and cap', () => {
    const bond = settled('2025-11-20');
    const coupons = bond.ok ? settledBondFlows(bond.value).flows.map(({ coupon }) => coupon) : [];
    // 183 days at 5.8 %; then 4.75 % + 3.75 %, capped at 8 %.
    expect(coupons[0]).toBeCloseTo((5.8 * 183) / 360, 12);
    expect(coupons[1]).toBeCloseTo((8 * 182) / 360, 12);
  });

  it('marks the periods that use the last known rate', () => {
    const bond = settled('2025-11-20');
    const ends = bond.ok ? [...assumedPeriodEnds(bond.value, FLOATING.fixings)].map(dateFromDayNumber) : [];
    expect(ends).toEqual(['2026-12-15', '2027-06-15', '2027-12-15', '2028-06-15']);
  });

  it('has no figures before its first fixing, unless the rate until then is known', () => {
    const later = { ...FLOATING, fixings: [fixing('2024-12-13', 0.0265)] };
    expect(settled('2024-08-01', later)).toEqual({ ok: false, reason: 'coupon-rate-not-known' });
    const bond = settled('2024-08-01', { ...later, firstRate: 0.06 });
    expect(bond.ok && bond.value.couponRate).toBe(0.06);
  });
});
