import { expect, it } from 'vitest';
import { calendarDate } from '../../calendar-date.ts';
import { benchmarkGaps } from '../benchmark-gaps.ts';
import { findOtherBase } from './find-other-base.ts';

const values = (...rows: readonly (readonly [day: string, value: string])[]) =>
  rows.map(([day, value]) => ({ day: calendarDate(day), value }));

const STORED = values(['2025-12-31', '110.46'], ['2026-01-31', '111.02']);

it('levels continue a series if they have one of its levels on its day, up to the decimals that both have', () => {
  expect(findOtherBase(STORED, values(['2026-01-31', '111.02'], ['2026-02-28', '112']))).toBeUndefined();
  expect(findOtherBase(STORED, values(['2026-01-31', '111'], ['2026-02-28', '111.5']))).toBeUndefined();
  expect(findOtherBase(STORED, values(['2026-01-31', '111.021'], ['2026-02-28', '112']))).toBeUndefined();
  const revised = values(['2025-12-31', '110.46'], ['2026-01-31', '111.3']);
  expect(findOtherBase(STORED, [...revised, ...values(['2026-02-28', '112'])])).toBeUndefined();
});

it('levels of another base do not, unless they replace every stored level', () => {
  expect(findOtherBase(STORED, values(['2026-02-28', '33']))?.day).toBe('2026-01-31');
  expect(findOtherBase(STORED, values(['2025-12-31', '99.5'], ['2026-02-28', '101']))?.day).toBe(
    '2025-12-31',
  );
  expect(findOtherBase(STORED, values(['2026-01-31', '111.1']))?.day).toBe('2026-01-31');
  expect(findOtherBase(STORED, values(['2025-12-31', '99.5'], ['2026-01-31', '100']))).toBeUndefined();
});

it('there is a gap where more than two months pass without a value', () => {
  const days = ['2025-10-31', '2025-12-31', '2026-03-04', '2026-03-05'].map((day) => ({
    day: calendarDate(day),
  }));
  expect(benchmarkGaps(days)).toEqual([{ from: '2025-12-31', to: '2026-03-04' }]);
});
