import { expect, test } from 'vitest';
import { growthPerMinute } from './growth.ts';

/** A sample each second of ten minutes. */
const samples = (value: (minute: number) => number) =>
  Array.from({ length: 601 }, (_, second) => ({ minute: second / 60, value: value(second / 60) }));
/** Garbage that is collected every seven seconds. */
const garbage = (minute: number) => 40 * ((minute * 60) % 7);

test('lasting growth is counted, but not fluctuation and the initial growth', () => {
  expect(growthPerMinute(samples((minute) => 100 + 2 * minute + garbage(minute)))).toBeCloseTo(2, 1);
  expect(growthPerMinute(samples((minute) => 100 + garbage(minute)))).toBeCloseTo(0, 1);
  expect(growthPerMinute(samples((minute) => Math.min(minute, 2) * 50 + garbage(minute)))).toBeCloseTo(0, 1);
});
