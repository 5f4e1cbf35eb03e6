import { describe, expect, it } from 'vitest';
import { aHeldBond } from '../../testing/factories/a-holding.ts';
import { calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { specificationRates } from '../money/exchange-rates.ts';
import {
  storedFlows,
  promisedFlows,
  selectFlows,
  soonestFlows,
  sumFlows,
  type ComingFlow,
} from './coming-flows.ts';

const day = (flow: ComingFlow) => flow.date;
const event = (on: string, income: number, principal = 0) => {
  return { day: calendarDate(on), income: new Decimal(income), principal: new Decimal(principal) };
};
/** 10,000 at 2.25 % a year in two coupons. */
const promised = promisedFlows(aHeldBond(), [
  event('2026-07-21', 112.5),
  event('2027-01-21', 112.5),
  event('2028-01-21', 112.5),
  event('2028-01-21', 0, 10_000),
]);

it('interest and capital of one day are one flow', () => {
  expect(
    promised.map(({ date, coupon, principal }) => [date, `${coupon.toFixed()} + ${principal.toFixed()}`]),
  ).toEqual([
    ['2026-07-21', '112.5 + 0'],
    ['2027-01-21', '112.5 + 0'],
    ['2028-01-21', '112.5 + 10000'],
  ]);
});

describe('the flows of several bonds', () => {
  const stored = storedFlows(aHeldBond({ id: 2, currency: 'USD' }), [
    { date: calendarDate('2026-05-10'), interim: '12.5', principal: '0' },
    { date: calendarDate('2027-01-21'), interim: '0', principal: '100' },
  ]);
  const all = [promised, stored];

  it('come soonest first, those of one day in the order of the bonds', () => {
    expect(soonestFlows(all, 4).map((flow) => [flow.date, flow.bond.id])).toEqual([
      ['2026-05-10', 2],
      ['2026-07-21', 1],
      ['2027-01-21', 1],
      ['2027-01-21', 2],
    ]);
  });

  it('can be coupons or redemptions alone', () => {
    const only = all.map((flows) => selectFlows(flows, { only: 'redemptions' }));
    expect(only.flat().map(day)).toEqual(['2028-01-21', '2027-01-21']);
    const sums = sumFlows(only, 'redemptions', specificationRates);
    expect(sums.count).toBe(2);
    // 10,000 EUR, and 100 USD at 0.92.
    expect(sums.inEuro.amount.toFixed(2)).toBe('10092.00');
  });
});
