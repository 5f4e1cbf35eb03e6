import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { maturityOn } from './maturity.ts';

const today = calendarDate('2026-11-20');

describe('the maturity of a bond', () => {
  it('is near from the 60th day before it to the day itself', () => {
    expect(maturityOn(today, addDays(today, 60))).toEqual({ kind: 'near', days: 60 });
    expect(maturityOn(today, today)).toEqual({ kind: 'near', days: 0 });
  });

  it('is far before that, and past from the day after', () => {
    expect(maturityOn(today, addDays(today, 61))).toEqual({ kind: 'far' });
    expect(maturityOn(today, addDays(today, -1))).toEqual({ kind: 'matured' });
  });
});
