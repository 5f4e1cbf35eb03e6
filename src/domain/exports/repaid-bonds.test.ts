import { describe, expect, it } from 'vitest';
import { aHeldBond } from '#testing/factories/a-holding';
import { calendarDate } from '../calendar-date.ts';
import type { HeldBond } from '../portfolio/holding.ts';
import { repaidBonds, withoutPrincipal } from './repaid-bonds.ts';

const TODAY = calendarDate('2026-11-26');
const MATURED = { maturityDate: calendarDate('2026-02-15'), nominal: '8000' };

const bond = (some: Partial<HeldBond>, closedOn: string | null = null) => ({
  ...aHeldBond({ ...MATURED, ...some }),
  closedOn: closedOn === null ? null : calendarDate(closedOn),
});
const lines = (...bonds: readonly ReturnType<typeof bond>[]) =>
  repaidBonds(bonds, TODAY).map(
    ({ bondId, day, quantity, amount }) => `${bondId} ${day} ${String(quantity)} ${String(amount)}`,
  );

describe('the principal that issuers repaid', () => {
  it('is nominal at the redemption price on the maturity, whether or not the purchase was marked as expired', () => {
    expect(lines(bond({ redemption: '101' }))).toEqual(['1 2026-02-15 8000 8080']);
    expect(lines(bond({ expired: true }, '2026-02-20'))).toEqual(['1 2026-02-15 8000 8000']);
    expect(lines(bond({ expired: true }))).toEqual(['1 2026-02-15 8000 8000']);
  });

  it('is paid on the closing day of a purchase that was closed before its maturity', () => {
    const early = { expired: true, maturityDate: calendarDate('2030-07-15') };
    expect(lines(bond(early, '2025-07-15'))).toEqual(['1 2025-07-15 8000 8000']);
    expect(lines(bond({ expired: true, maturityDate: null }, '2025-07-15'))).toEqual([
      '1 2025-07-15 8000 8000',
    ]);
  });

  it('is that of what sales have left, by purchase', () => {
    const later = { id: 2, buyDate: calendarDate('2025-01-10'), nominal: '1000' };
    const sale = { id: 3, direction: 'Sell', buyDate: calendarDate('2025-06-10') } as const;
    expect(lines(bond({}), bond(later), bond({ ...sale, nominal: '3000' }))).toEqual([
      '1 2026-02-15 5000 5000',
      '2 2026-02-15 1000 1000',
    ]);
    expect(lines(bond({ expired: true }, '2025-06-10'), bond(sale))).toEqual([]);
  });

  it('includes instalments', () => {
    const amortization = [{ date: calendarDate('2025-02-15'), percent: 25 }];
    const features = { amortization, couponSteps: [], floating: null, calls: [] };
    expect(lines(bond({ features }))).toEqual(['1 2025-02-15 2000 2000', '1 2026-02-15 6000 6000']);
  });

  it('is nothing while the bond is held', () => {
    expect(lines(bond({ maturityDate: calendarDate('2026-11-27') }))).toEqual([]);
  });
});

it('a payment with the principal in it counts without it', () => {
  const repaid = repaidBonds([bond({})], TODAY);
  const rest = (day: string, profit: string) =>
    withoutPrincipal({ paymentDate: calendarDate(day), profit }, repaid).toFixed(2);
  expect(rest('2026-02-17', '8040')).toBe('40.00');
  expect(rest('2026-02-15', '8000')).toBe('0.00');
  expect(rest('2026-02-15', '40')).toBe('40.00');
  expect(rest('2026-02-15', '-40')).toBe('-40.00');
  expect(rest('2025-02-15', '8000')).toBe('8000.00');
});
