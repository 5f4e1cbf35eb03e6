import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { accruedAmount, settleBond, type SettledBond } from './accrued-interest.ts';
import { accruedOnOutstanding } from './accrued-on-outstanding.ts';

const TERMS = {
  couponRate: 0.06,
  frequency: 2,
  issue: calendarDate('2024-03-01'),
  maturity: calendarDate('2029-03-01'),
  dayCount: 'ACT/ACT-ICMA',
} as const;
const INSTALMENTS = [{ day: calendarDate('2026-05-20'), percent: 40 }];

function settled(day: string): SettledBond {
  const bond = settleBond(TERMS, calendarDate(day));
  if (!bond.ok) throw new Error(bond.reason);
  return bond.value;
}

function accruedOn(day: string, instalments = INSTALMENTS) {
  const accrued = accruedOnOutstanding(settled(day), instalments);
  return accrued.ok ? accrued.value : accrued.reason;
}

// portfolio-mathematics.md 6.1: 40 % on 2026-05-20, nine days after it.
it('an instalment between coupons leaves the buyer of the rest the interest on what was paid back', () => {
  expect(accruedOn('2026-05-29')).toBeCloseTo(2.320652, 6);
});

it('before the instalment of its period, and in later periods, interest is that of a plain bond', () => {
  for (const day of ['2026-05-19', '2026-10-15']) {
    expect(accruedOn(day)).toBeCloseTo(accruedAmount(settled(day), false), 12);
  }
});

it('once all is paid back there is nothing to bear interest', () => {
  expect(accruedOn('2026-05-20', [{ day: calendarDate('2026-05-20'), percent: 100 }])).toBe(
    'nothing-outstanding',
  );
});
