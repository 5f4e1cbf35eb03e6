import { describe, expect, it } from 'vitest';
import { sumEntered } from './sum-entered.ts';

describe('the sum of entered amounts', () => {
  it('is exact to the cent', () => {
    expect(sumEntered([0.1, 0.2])).toBe('0.30');
  });

  it('leaves out missing amounts', () => {
    expect(sumEntered([null, -2.5, null])).toBe('-2.50');
  });

  it('is missing if all are missing, which is not zero', () => {
    expect(sumEntered([null, null])).toBeNull();
    expect(sumEntered([0])).toBe('0.00');
  });
});
