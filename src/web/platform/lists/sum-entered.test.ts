import { describe, expect, it } from 'vitest';
import { sumEntered } from './sum-entered.ts';

describe('the total of a column', () => {
  it('is exact to the cent', () => {
    expect(sumEntered([0.1, 0.2])).toBe('0.30');
  });

  it('passes over what is missing', () => {
    expect(sumEntered([null, -2.5, null])).toBe('-2.50');
  });

  it('is missing where nothing is given, which is not zero', () => {
    expect(sumEntered([null, null])).toBeNull();
    expect(sumEntered([0])).toBe('0.00');
  });
});
