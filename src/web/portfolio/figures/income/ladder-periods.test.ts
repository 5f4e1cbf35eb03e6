import { expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import type { IncomeRung } from '#api/portfolio/figures/income';
import { euroSum, ladderPeriods } from './ladder-periods.ts';

const rung = (from: string, to: string, rest: Partial<IncomeRung>): IncomeRung => ({
  from: calendarDate(from),
  to: calendarDate(to),
  isMatured: false,
  isCall: false,
  currency: 'EUR',
  principal: 1000,
  eur: 1000,
  ...rest,
});

it('each quarter and year is there once with all its currencies, also where nothing comes back', () => {
  const rungs = [
    rung('2026-09-01', '2026-10-02', { isMatured: true }),
    rung('2027-01-01', '2027-03-31', {}),
    rung('2027-01-01', '2027-03-31', { currency: 'USD', principal: 100, eur: 86.21 }),
    rung('2030-01-01', '2030-12-31', { currency: 'CHF', eur: { reason: 'no_rate' } }),
  ];
  const periods = ladderPeriods(rungs, calendarDate('2026-11-22'));
  expect(periods.map(({ from, isMatured, eur, parts }) => [from, isMatured, eur, parts.length])).toEqual([
    ['2026-09-01', true, 1000, 1],
    ['2026-10-01', false, null, 0],
    ['2027-01-01', false, 1086.21, 2],
    ...['2027-04-01', '2027-07-01', '2027-10-01', '2028-01-01', '2028-04-01', '2028-07-01'].map((from) => [
      ...[from, false, null, 0],
    ]),
    ['2028-10-01', false, null, 0],
    ['2029-01-01', false, null, 0],
    ['2030-01-01', false, null, 1],
  ]);
  expect(euroSum(rungs)).toBe(2086.21);
});

it('consecutive years without capital are one period, up to the next call or return', () => {
  const rungs = [
    rung('2026-10-01', '2026-12-31', {}),
    rung('2031-01-01', '2031-12-31', { isCall: true }),
    rung('2036-01-01', '2036-12-31', {}),
  ];
  const periods = ladderPeriods(rungs, calendarDate('2026-11-22'));
  expect(periods.slice(-5).map(({ from, to }) => [from, to])).toEqual([
    ['2028-10-01', '2028-12-31'],
    ['2029-01-01', '2030-12-31'],
    ['2031-01-01', '2031-12-31'],
    ['2032-01-01', '2035-12-31'],
    ['2036-01-01', '2036-12-31'],
  ]);
});

it('calls are in the period of their first day, without moving the last period or its sums', () => {
  const rungs = [
    rung('2027-04-01', '2027-06-30', { principal: 500, eur: 500 }),
    rung('2027-04-01', '2027-06-30', { isCall: true }),
    rung('2027-04-01', '2027-06-30', { isCall: true, currency: 'USD', principal: 100, eur: 86.21 }),
  ];
  const periods = ladderPeriods(rungs, calendarDate('2026-11-22'));
  expect(periods.map(({ from, eur, parts, calls }) => [from, eur, parts.length, calls.length])).toEqual([
    ['2026-10-01', null, 0, 0],
    ['2027-01-01', null, 0, 0],
    ['2027-04-01', 500, 1, 2],
  ]);
});
