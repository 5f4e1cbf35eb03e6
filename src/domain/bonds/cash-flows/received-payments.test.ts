import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateFromDayNumber, dayNumber } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExpectedCashFlow } from './expected-cash-flows.ts';
import { matchPayments } from './received-payments.ts';

const START = dayNumber(dateFromDayNumber(20_000));
const days = (most: number) => fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: most });

function flowOn(day: number, index: number): ExpectedCashFlow {
  const nothing = new Decimal(0);
  const total = new Decimal(index + 1);
  return {
    kind: 'coupon',
    date: dateFromDayNumber(START + day),
    position: nothing,
    interim: total,
    principal: nothing,
    total,
  };
}

/** Searches all flows: the nearest one due between 45 days before and 5 days after the day, the first if two are equally near. */
function nearest(day: number, dues: readonly number[]): number {
  const fitting = dues
    .map((due, index) => ({ distance: Math.abs(day - due), index, fits: day >= due - 5 && day <= due + 45 }))
    .filter(({ fits }) => fits);
  const least = Math.min(...fitting.map(({ distance }) => distance));
  return fitting.find(({ distance }) => distance === least)?.index ?? -1;
}

it('a payment is matched to the nearest flow, the earlier of two, as by comparing all flows', () => {
  fc.assert(
    fc.property(days(30), days(30), (flowDays, paymentDays) => {
      const dues = flowDays.toSorted((a, b) => a - b);
      const payments = paymentDays.map((day, index) => ({
        paymentDate: dateFromDayNumber(START + day),
        profit: 2 ** index,
        taxesPaid: null,
      }));
      const matched = matchPayments(dues.map(flowOn), payments, 'EUR');
      const expected = dues.map((_, flow) =>
        paymentDays.reduce((sum, day, index) => (nearest(day, dues) === flow ? sum + 2 ** index : sum), 0),
      );
      expect(matched.flows.map(({ receipt }) => receipt?.gross.toNumber() ?? 0)).toEqual(expected);
    }),
  );
});
