import { expect, it } from 'vitest';
import { annualise } from './annualise.ts';
import { timeWeightedReturn } from './time-weighted.ts';

/** Steps are [in, value, out]. */
function linked(initial: number, ...steps: readonly (readonly [number, number, number])[]): number {
  return timeWeightedReturn(
    initial,
    steps.map(([moneyIn, value, moneyOut]) => ({ moneyIn, value, moneyOut })),
  );
}

// Portfolio Performance, ClientIndexTest.testExcelSample and manual, 'Time-weighted return'.
it('money counts from the beginning of the day it came in, to the end of the day it went out', () => {
  expect(linked(10_230, [200, 10_630, 0])).toBeCloseTo(0.01917546, 8);
  const nineDays = linked(
    10_000,
    [0, 10_230, 0],
    [200, 10_630, 0],
    [0, 9995.59, 400],
    [0, 10_289.58, 0],
    [0, 10_583.57, 0],
    [5400, 16_179.56, 0],
    [0, 11_600, 3697.04],
    [0, 10_596.15, 0],
  );
  expect(nineDays).toBeCloseTo(-0.056182678, 8);
  expect(linked(177.94, [0, 160.26, 0], [84, 264.57, 0], [67, 426.82, 0])).toBeCloseTo(0.255768, 6);
});

// Without the valuation on the eve the return would be 15.79 %.
it('a large purchase after a rise does not change the rise', () => {
  expect(linked(0, [1000, 1000, 0], [0, 2000, 0], [18_000, 20_000, 0], [0, 22_000, 0])).toBeCloseTo(1.2, 12);
});

it('a step that begins with nothing earns nothing, and after a total loss the return stays −100 %', () => {
  expect(linked(0, [100, 0, 110], [0, 0, 0], [50, 55, 0])).toBeCloseTo(0.21, 12);
  expect(linked(100, [0, 0, 0], [20, 40, 0])).toBe(-1);
});

// GIPS 2020, 2.A.12; Portfolio Performance manual: 30 % in 730 days.
it('a return is annualised from 365 days on, and never before', () => {
  expect(annualise(0.3, 730)).toBeCloseTo(0.140175, 6);
  expect(annualise(0.1, 365)).toBeCloseTo(0.1, 12);
  expect(annualise(0.02, 364)).toBeNull();
  expect(annualise(-1, 1461)).toBe(-1);
});
