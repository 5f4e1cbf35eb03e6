import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate, dayNumber } from '../../calendar-date.ts';
import { STUBS, type BondTerms } from '../terms/bond-terms.ts';
import { COUPON_FREQUENCIES } from '../terms/coupon-grid.ts';
import { moveSettlement, settleBond, type SettledBond } from './accrued-interest.ts';
import { settledBondFlows } from './bond-flows.ts';

const ISSUE = calendarDate('2020-02-29');
const MATURITY = calendarDate('2030-03-15');
const dayAfterIssue = fc.nat(3_650).map((days) => addDays(ISSUE, days));

const anyTerms = fc.record({
  couponRate: fc.constant(0.04),
  frequency: fc.constantFrom(0, ...COUPON_FREQUENCIES),
  maturity: fc.constant(MATURITY),
  dayCount: fc.constantFrom('ACT/ACT-ICMA', '30E/360', 'ACT/365F'),
  issue: fc.constant(ISSUE),
  stub: fc.constantFrom(undefined, ...STUBS),
  penultimateCoupon: fc.constantFrom(undefined, calendarDate('2029-10-01')),
  instalments: fc.constantFrom([], [{ day: calendarDate('2026-05-20'), percent: 40 }]),
}) satisfies fc.Arbitrary<BondTerms>;

function settled(terms: BondTerms, day: string, until?: number): SettledBond {
  const bond = settleBond(terms, calendarDate(day), until);
  if (!bond.ok) throw new Error(bond.reason);
  return bond.value;
}

it('the flows up to a day are the first of all flows, also if the bond settles on that day', () => {
  fc.assert(
    fc.property(anyTerms, dayAfterIssue, dayAfterIssue, (terms, day, last) => {
      const until = dayNumber(last);
      const { flows, accrued } = settledBondFlows(settled(terms, day));
      const expected = { flows: flows.filter(({ day: paid }) => paid <= until), accrued };
      expect(settledBondFlows(settled(terms, day), false, until)).toMatchObject(expected);
      expect(settledBondFlows(settled(terms, day, until), false, until)).toMatchObject(expected);
    }),
  );
});

const anyDay = fc.integer({ min: -400, max: 3_650 }).map((days) => addDays(ISSUE, days));
const termsWithoutIssue = fc
  .tuple(anyTerms, fc.constantFrom(undefined, calendarDate('2021-03-15')))
  .map(([terms, firstCoupon]) => ({ ...terms, issue: undefined, firstCoupon }));

it('a bond that is moved to a day in its schedule pays what it pays when it is settled on that day', () => {
  let moves = 0;
  fc.assert(
    fc.property(
      fc.oneof(anyTerms, termsWithoutIssue),
      fc.tuple(anyDay, anyDay, anyDay, anyDay),
      (terms, [day, end, other, last]) => {
        const bond = settleBond(terms, day, dayNumber(end));
        const until = dayNumber(last);
        const moved = bond.ok ? moveSettlement(bond.value, other, until) : undefined;
        if (moved === undefined) return;
        const expected = settleBond(terms, other);
        moves += 1;
        if (!expected.ok || !moved.ok) expect(moved).toEqual(expected);
        else
          expect(settledBondFlows(moved.value, false, until)).toEqual(
            settledBondFlows(expected.value, false, until),
          );
      },
    ),
    { numRuns: 1_000 },
  );
  expect(moves).toBeGreaterThan(100);
});

it('a bond settled for some years is moved to every day of them without a new schedule', () => {
  fc.assert(
    fc.property(anyTerms, fc.tuple(dayAfterIssue, dayAfterIssue, dayAfterIssue), (terms, days) => {
      const [first, between, last] = days;
      fc.pre(first <= between && between <= last);
      const until = dayNumber(last);
      expect(moveSettlement(settled(terms, first, until), between, until)).toMatchObject({ ok: true });
    }),
  );
});
