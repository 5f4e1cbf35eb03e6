import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../calendar-date.ts';
import { Decimal } from '../money/decimal.ts';
import { annualise } from './annualise.ts';
import { irr } from './irr.ts';
import { linkReturns } from './link-returns.ts';
import { modifiedDietzReturn } from './modified-dietz.ts';
import { moneyWeightedReturn } from './money-weighted.ts';
import { timeWeightedReturn } from './time-weighted.ts';
import { xirr } from './xirr.ts';

const RHEIN_VALLEY = [0.15, -0.05, 0.1, 0.15, 0.03];
const END = calendarDate('2024-06-30');

/** A holding worth `worth` on the last day, with money in (above 0) or out a number of days before. */
function held(worth: number, flows: readonly (readonly [money: number, daysBefore: number])[]) {
  const dated = flows.map(([money, daysBefore]) => ({
    day: addDays(END, -daysBefore),
    moneyIn: new Decimal(Math.max(money, 0)),
    moneyOut: new Decimal(Math.max(-money, 0)),
  }));
  const start = addDays(END, -Math.max(...flows.map(([, daysBefore]) => daysBefore)) - 1);
  return { start, end: END, startValue: new Decimal(0), endValue: new Decimal(worth), flows: dated };
}

// Published figures; the tolerance is the last printed digit.
describe('money-weighted', () => {
  it('PE-a · Excel, XIRR', () => {
    const rows = [
      ['2008-01-01', -10_000],
      ['2008-03-01', 2_750],
      ['2008-10-30', 4_250],
      ['2009-02-15', 3_250],
      ['2009-04-01', 2_750],
    ] as const;
    const found = xirr(rows.map(([day, amount]) => ({ date: calendarDate(day), amount })));
    expect(found.ok && found.value.rate).toBeCloseTo(0.373362535, 8);
  });

  it.each([
    ['PE-b · CFA, four years', [-100, -950, 350, 1_270], 0.261088],
    ['PE-c · CFA, dividend stock', [-200, -220, 480], 0.093928],
    // A period is four months: 20.05 % a year.
    ['PE-f · CFA, Walbright', [-100, -20, 0, 142.64], 1.20049 ** (1 / 3) - 1],
    ['PE-g · CFA, Rhein Valley', [-30, -10.5, 22.75, -3, -6.25, 36.05], 0.058553],
  ] as const)('%s', (_, amounts, rate) => {
    const found = irr(amounts);
    expect(found.ok && found.value.rate).toBeCloseTo(rate, 6);
  });

  it.each([
    ['PE-h · example 1', held(190.06, [[155, 878]]), 0.088468],
    ['PE-i · example 2', held(396.85, [[155, 878], [84, 514], [67, 255]]), 0.15602],
    ['PE-i · example 3', held(426.82, [[155, 878], [84, 514], [67, 255]]), 0.202757],
    ['PE-j · example 4', held(426.82, [[177.94, 730], [84, 514], [67, 255]]), 0.176264],
    ['PE-k · example 6', held(190.06, [[153, 878], [83, 514], [-30, 179], [-107, 61]]), 0.179975],
    ['PE-l · example 7', held(105, [[77.5, 817]]), 0.145306],
  ] as const)('%s of the manual of Portfolio Performance', (_, period, yearly) => {
    const found = moneyWeightedReturn(period);
    expect(found.ok && found.value.annual).toBeCloseTo(yearly, 6);
  }); // prettier-ignore

  it('PE-k · example 5: 112.53 % a year, which is not reported for 255 days', () => {
    const found = moneyWeightedReturn(held(111.76, [[66, 255]]));
    expect(found.ok && found.value.rate).toBeCloseTo(1.125278, 6);
    expect(found.ok && found.value.annual).toBeNull();
  });

  it('PE-p · Wikipedia: 125 % over two years, and by modified Dietz 120 %', () => {
    const doubled = held(300, [[50, 365]]);
    const period = { ...doubled, start: addDays(END, -730), startValue: new Decimal(100) };
    const money = moneyWeightedReturn(period);
    expect(money.ok && money.value.period).toBeCloseTo(1.25, 12);
    const dietz = modifiedDietzReturn(period);
    expect(dietz.ok && dietz.value.total.toNumber()).toBeCloseTo(1.2, 12);
  });
});

describe('time-weighted', () => {
  // Each step: its value at the end, and its value at the beginning after money had moved.
  it.each([
    ['PE-d · CFA, Strubeck', [[6, 5], [5.775, 5.5], [6.72, 6], [5.508, 6.12]], 0.27008],
    ['PE-e · CFA, Super Trust', [[13.2, 12], [12.24, 12], [5.6592, 5.24], [5.469568, 5.2592]], 0.26023],
    ['PE-f · CFA, Walbright', [[112, 100], [142.64, 132]], 0.210279],
    ['PE-m · Portfolio Performance', [[160.26, 177.94], [264.57, 244.26], [426.82, 331.57]], 0.255768],
    ['PE-n · Portfolio Performance, one share', [[160.26, 177.94], [287.49, 243.26], [339, 257.49], [190.06, 232]], 0.14801],
  ] as const)('%s', (_, steps, total) => {
    let before: number = steps[0][1];
    const found = timeWeightedReturn(
      before,
      steps.map(([value, base]) => {
        const step = { moneyIn: base - before, value, moneyOut: 0 };
        before = value;
        return step;
      }),
    );
    expect(found).toBeCloseTo(total, 6);
  }); // prettier-ignore

  it.each([
    ['PE-c · CFA, dividend stock: 10.755 %', annualise(linkReturns([0.15, 1 / 15]), 730), 0.10755],
    ['PE-g · CFA, Rhein Valley: 7.32 %', annualise(linkReturns(RHEIN_VALLEY), 5 * 365), 0.0732],
    ['PE-o · Portfolio Performance: 14.0175 %', annualise(0.3, 730), 0.140175],
  ] as const)('%s a year', (_, found, yearly) => {
    expect(found).toBeCloseTo(yearly, 4);
  });

  it('PE-g · CFA, Rhein Valley: 42.35 % in total · PE-o: 2 % in 31 days is not annualised', () => {
    expect(linkReturns(RHEIN_VALLEY)).toBeCloseTo(0.4235, 4);
    expect(annualise(0.02, 31)).toBeNull();
  });
});
