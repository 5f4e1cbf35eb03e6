import { expect, test } from 'vitest';
import { Decimal } from '../../money/decimal.ts';
import { shiftedValue } from './value-shift.ts';

const shifted = (percent: string, euroMoves: boolean) =>
  shiftedValue(new Decimal('1000'), new Decimal(percent), euroMoves).toFixed(2);

test('what falls by a tenth keeps nine tenths', () => {
  expect(shifted('-10', false)).toBe('900.00');
  expect(shifted('2.5', false)).toBe('1025.00');
});

test('where the euro rises by a tenth, one euro buys a tenth more of the other currency', () => {
  expect(shifted('10', true)).toBe('909.09');
  expect(shifted('-50', true)).toBe('2000.00');
});
