import { expect, it } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { rateHistory, type RecordedRate } from './rate-history.ts';

const rate = (currency: RecordedRate['currency'], day: string, unitsPerEuro: string): RecordedRate => ({
  currency,
  day: calendarDate(day),
  unitsPerEuro,
});

it('a rate is carried forward from the last day that has one, and not back', () => {
  const rates = rateHistory([rate('USD', '2026-01-09', '1.10'), rate('USD', '2026-01-05', '1.20')]);
  const on = (day: string) => rates('USD', calendarDate(day))?.unitsPerEuro.toNumber();
  expect(['2026-01-04', '2026-01-05', '2026-01-08', '2026-01-09', '2026-12-31'].map(on)).toEqual([
    undefined,
    1.2,
    1.2,
    1.1,
    1.1,
  ]);
  expect(rates('CHF', calendarDate('2026-01-09'))).toBeUndefined();
});

it('the lev counts 1.95583, whatever a file says, and the euro 1', () => {
  const rates = rateHistory([rate('BGN', '2025-12-01', '1.9558')]);
  expect(rates('BGN', calendarDate('2025-12-31'))).toMatchObject({ day: null });
  expect(rates('BGN', calendarDate('2025-12-31'))?.unitsPerEuro.toString()).toBe('1.95583');
  expect(rates('EUR', calendarDate('1990-01-01'))?.unitsPerEuro.toString()).toBe('1');
});
