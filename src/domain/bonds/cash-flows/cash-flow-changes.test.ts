import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { cashFlowChanges, type StoredCashFlow } from './cash-flow-changes.ts';
import type { CashFlowRow } from './cash-flow-table.ts';

function row(day: string, change: Partial<CashFlowRow> = {}): CashFlowRow {
  const zero = new Decimal(0);
  const [total, interim] = [new Decimal(112.5), new Decimal(112.5)];
  const figures = { position: new Decimal(10_000), interim, principal: zero, total, cumulative: total };
  return { kind: 'coupon', date: date(day), ...figures, real: null, diff: null, ...change };
}
/** The row as the database returns it: decimals as text, with trailing zeros. */
function stored(of: CashFlowRow, change: Partial<StoredCashFlow> = {}): StoredCashFlow {
  const { position, interim, principal, total, cumulative, real, diff } = of;
  const figures = Object.entries({ position, interim, principal, total, cumulative, real, diff });
  const texts = Object.fromEntries(figures.map(([name, figure]) => [name, figure?.toFixed(4) ?? null]));
  return {
    date: of.date,
    position: null,
    interim: null,
    principal: null,
    total: null,
    cumulative: null,
    real: null,
    diff: null,
    ...texts,
    ...change,
  };
}
const [first, second] = [row('2026-07-21'), row('2027-01-21')];

describe('stored and generated cash flows', () => {
  test('are all added if none are stored, and none if all are', () => {
    expect(cashFlowChanges([], [first, second], false)).toMatchObject({
      added: [first, second],
      unchanged: 0,
    });
    expect(cashFlowChanges([stored(second), stored(first)], [first, second], false)).toEqual({
      added: [],
      changed: [],
      removed: [],
      unchanged: 2,
    });
  });

  test('are changed if a figure of the same day differs, and removed on days without one', () => {
    const typed = stored(first, { total: '100', cumulative: null });
    const other = stored(row('2026-08-01'));
    expect(cashFlowChanges([typed, other], [first], false)).toEqual({
      added: [],
      changed: [{ before: typed, after: first }],
      removed: [other],
      unchanged: 0,
    });
  });

  test('of one day are distinguished by their totals', () => {
    const adjustment = row('2026-07-21', { kind: 'adjustment', total: new Decimal(0), real: new Decimal(3) });
    const both = [first, adjustment];
    expect(cashFlowChanges([stored(adjustment), stored(first)], both, true)).toMatchObject({
      changed: [],
      unchanged: 2,
    });
  });
});

describe('an amount entered as received', () => {
  const entered = stored(first, { real: '111.30', diff: '-1.20' });
  test('is kept if no payments are recorded', () => {
    expect(cashFlowChanges([entered], [first], false)).toMatchObject({ changed: [], unchanged: 1 });
    const { changed } = cashFlowChanges([stored(first, { real: '111.30', diff: null })], [first], false);
    expect(changed[0]?.after.diff?.toFixed(2)).toBe('-1.20');
  });

  test('is replaced by recorded payments, except at the purchase, which they do not cover', () => {
    expect(cashFlowChanges([entered], [first], true).changed[0]?.after.real).toBeNull();
    const purchase = row('2026-03-16', { kind: 'purchase', total: new Decimal('-10013.56') });
    const withFee = stored(purchase, { real: '-10028.56', diff: '-15.00' });
    expect(cashFlowChanges([withFee], [purchase], true)).toMatchObject({ changed: [], unchanged: 1 });
  });
});
