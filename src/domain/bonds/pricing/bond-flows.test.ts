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

it('moving the settlement within a coupon period gives the same flows as computing them again', () => {
  fc.assert(
    fc.property(anyTerms, dayAfterIssue, fc.nat(400), (terms, day, days) => {
      const later = addDays(day, days);
      fc.pre(later < MATURITY);
      const moved = moveSettlement(settled(terms, day), later, Infinity);
      fc.pre(moved !== undefined);
      expect(settledBondFlows(moved)).toEqual(settledBondFlows(settled(terms, later)));
      const short = moveSettlement(settled(terms, day, dayNumber(day)), later, Infinity);
      if (short !== undefined) expect(settledBondFlows(short)).toEqual(settledBondFlows(moved));
    }),
  );
});
