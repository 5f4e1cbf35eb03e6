import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { recomputedValues, settledValues, type Recomputed, type ShownValues } from './recomputed-values.ts';

const day = calendarDate;
const TODAY = day('2026-11-20');
const values = (...eur: readonly (readonly [string, string])[]): ShownValues =>
  eur.map(([on, value]) => [day(on), value]);

const BEFORE = values(['2026-08-31', '100.00'], ['2026-09-30', '101.00'], ['2026-10-31', '102.00']);
const KNOWN: Recomputed = { on: day('2026-11-01'), from: day('2026-02-28'), to: day('2026-03-31') };

describe('settled values', () => {
  it('are those of the days a week ago and before, to the cent', () => {
    const point = { paidOut: null, isEstimated: false, isOld: false };
    const points = ['2026-11-12', '2026-11-13', '2026-11-14'].map((on) => ({
      ...{ day: day(on), eur: new Decimal('1.5') },
      ...point,
    }));
    expect(settledValues(points, TODAY)).toEqual(values(['2026-11-12', '1.50'], ['2026-11-13', '1.50']));
  });
});

describe('values are recomputed', () => {
  it('from the first to the last day whose value differs from the one shown', () => {
    const now = values(['2026-08-31', '100.00'], ['2026-09-30', '101.01'], ['2026-10-31', '99.00']);
    const recomputed = { on: TODAY, from: day('2026-09-30'), to: day('2026-10-31') };
    expect(recomputedValues({ before: BEFORE, now }, null, TODAY)).toEqual(recomputed);
    expect(recomputedValues({ before: BEFORE, now }, KNOWN, TODAY)).toEqual(recomputed);
  });

  it('not on days that were not shown before or are not shown again', () => {
    const now = values(['2026-07-31', '98.00'], ['2026-09-30', '101.00'], ['2026-11-13', '103.00']);
    expect(recomputedValues({ before: BEFORE, now }, null, TODAY)).toBeNull();
    expect(recomputedValues({ before: BEFORE, now }, KNOWN, TODAY)).toBe(KNOWN);
  });

  it('once a day, with all days that changed', () => {
    const now = values(['2026-08-31', '99.00'], ['2026-09-30', '101.00'], ['2026-10-31', '102.00']);
    const earlier = { on: TODAY, from: day('2026-09-30'), to: day('2026-09-30') };
    expect(recomputedValues({ before: BEFORE, now }, earlier, TODAY)).toEqual({
      on: TODAY,
      from: day('2026-08-31'),
      to: day('2026-09-30'),
    });
  });
});
