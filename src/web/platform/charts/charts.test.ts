import { describe, expect, it } from 'vitest';
import { toLocale } from '#domain/language';
import { chartsTexts } from '../texts/platform/charts.ts';
import { formatDay } from '../ui/format.ts';
import { chartShape, linePath, toDayNumber } from './chart-shape.ts';
import { dayTicks } from './day-ticks.ts';
import { indexAfterMove, nearestIndex } from './find-point.ts';
import { linearScale, roundTicks } from './linear-scale.ts';
import { monthEnds, splitIntoSpans, summarise, valueRange, type ValuePoint } from './value-points.ts';

const point = (day: string, value: number, estimated = false): ValuePoint => ({
  day,
  value,
  withPayments: value + 1,
  estimated,
  old: false,
  deals: [],
});

describe('a linear scale', () => {
  it('maps its ends to the pixels, also downwards', () => {
    const y = linearScale([100, 200], [248, 14]);
    expect([y(100), y(150), y(200)]).toEqual([248, 131, 14]);
  });

  it('puts a range of one value in the middle', () => {
    expect(linearScale([5, 5], [0, 10])(5)).toBe(5);
  });
});

describe('round ticks', () => {
  it('enclose the values in steps of 1, 2, 2.5 or 5', () => {
    expect(roundTicks([196_542.62, 204_100], 5)).toEqual([
      196_000, 198_000, 200_000, 202_000, 204_000, 206_000,
    ]);
    expect(roundTicks([0, 1.2], 5)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25]);
    expect(roundTicks([-3, 0.1], 4)).toEqual([-3, -2, -1, 0, 1]);
  });

  it('are on both sides of a constant value', () => {
    const ticks = roundTicks([10_000, 10_000], 5);
    expect(ticks[0]).toBeLessThan(10_000);
    expect(ticks.at(-1)).toBeGreaterThan(10_000);
  });

  it('are formatted as people write them', () => {
    expect(roundTicks([0.1, 0.3], 4)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3]);
  });
});

describe('the days below a chart', () => {
  const ticks = (from: string, to: string, count: number) =>
    dayTicks([toDayNumber(from), toDayNumber(to)], count).map(({ day, shows }) => `${day} ${shows}`);

  it('show the year at first, and where it changes', () => {
    expect(ticks('2026-09-15', '2027-02-20', 8)).toEqual([
      '2026-10-01 month and year',
      '2026-11-01 month',
      '2026-12-01 month',
      '2027-01-01 month and year',
      '2027-02-01 month',
    ]);
  });

  it('are weeks for a month, and years for a decade', () => {
    expect(ticks('2026-10-23', '2026-11-20', 8)).toEqual([
      '2026-10-23 day',
      '2026-10-30 day',
      '2026-11-06 day',
      '2026-11-13 day',
      '2026-11-20 day',
    ]);
    expect(ticks('2016-03-01', '2026-11-20', 6)).toEqual([
      '2018-01-01 year',
      '2020-01-01 year',
      '2022-01-01 year',
      '2024-01-01 year',
      '2026-01-01 year',
    ]);
  });
});

describe('the line', () => {
  it('is interrupted by a gap, and dashed if one of its ends is estimated', () => {
    const points = [
      point('2026-01-01', 1),
      point('2026-01-02', 2, true),
      point('2026-01-03', 3),
      point('2026-01-04', 4),
      point('2026-01-09', 5),
    ];
    const spans = splitIntoSpans(points, [{ from: '2026-01-05', to: '2026-01-08' }]);
    expect(spans.map(({ estimated, points }) => [estimated, points.map(({ value }) => value)])).toEqual([
      [true, [1, 2, 3]],
      [false, [3, 4]],
      [false, [5]],
    ]);
  });

  it('shows a point alone as a dot', () => {
    expect(linePath([[1, 2]])).toBe('M1.0 2.0h0');
    expect(linePath([[1, 2], [3.14, 4]])).toBe('M1.0 2.0L3.1 4.0'); // prettier-ignore
  });

  it('stays within its frame, with both lines', () => {
    const points = [point('2026-01-01', 100), point('2026-02-01', 199.5)];
    const shape = chartShape(points, { width: 400, height: 200, label: String });
    expect(valueRange(points)).toEqual([100, 200.5]);
    expect([shape.x(shape.days[0]), shape.x(shape.days[1])]).toEqual([shape.left, shape.right]);
    expect(shape.y(200.5)).toBeGreaterThanOrEqual(shape.top);
    expect(shape.y(100)).toBe(shape.bottom);
  });
});

describe('its description', () => {
  const points = [
    point('2026-05-20', 5),
    point('2026-05-31', 3),
    point('2026-06-15', 9),
    point('2026-06-30', 3),
    point('2026-07-02', 4),
  ];

  it('ends once, even after a Bulgarian day, which ends with a point itself', () => {
    const summary = (language: 'en' | 'bg') => {
      const { sentence, highest, valueOn } = chartsTexts[language];
      return sentence([highest(valueOn('98', formatDay('2036-02-11', toLocale(language))))]);
    };
    expect(summary('en')).toBe('highest 98 on 11 Feb 2036.');
    expect(summary('bg')).toMatch(/11\.02\.2036\sг\.$/);
  });

  it('has the first, last, lowest and highest value, the earliest of equal ones', () => {
    const { first, last, lowest, highest } = summarise(points)!;
    expect([first, last, lowest, highest].map(({ day }) => day)).toEqual([
      '2026-05-20',
      '2026-07-02',
      '2026-05-31',
      '2026-06-15',
    ]);
    expect(summarise([])).toBeNull();
  });

  it('has a table with the last point of each month', () => {
    expect(monthEnds(points).map(({ day }) => day)).toEqual(['2026-05-31', '2026-06-30', '2026-07-02']);
  });

  it('has the deals of each month; a sum with an unknown part is not known', () => {
    const dealt = points.map((each, i) => ({
      ...each,
      deals: [
        { kind: 'purchase' as const, value: 10 + i },
        { kind: 'sale' as const, value: i === 2 ? null : 1 },
      ],
    }));
    expect(monthEnds(dealt).map(({ deals }) => deals.map(({ value }) => value))).toEqual([
      [21, 2],
      [25, null],
      [14, 1],
    ]);
  });
});

describe('the slider', () => {
  const days = [10, 11, 41, 72];

  it('moves to the next point with each step, however far it is', () => {
    const right = [0, 1, 2, 3].map((from) => indexAfterMove(days, from, days[from]! + 1));
    const left = [0, 1, 2, 3].map((from) => indexAfterMove(days, from, days[from]! - 1));
    expect(right).toEqual([1, 2, 3, 3]);
    expect(left).toEqual([0, 0, 1, 2]);
  });

  it('stays where it is released, and the pointer finds the nearest point', () => {
    expect(indexAfterMove(days, 2, 41)).toBe(2);
    expect([0, 26, 27, 100].map((day) => nearestIndex(days, day))).toEqual([0, 1, 2, 3]);
    expect(nearestIndex([], 5)).toBe(-1);
  });
});
