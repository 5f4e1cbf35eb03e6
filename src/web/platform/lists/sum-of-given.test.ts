import { describe, expect, it } from 'vitest';
import { sumOfGiven } from './sum-of-given.ts';

describe('the total of a column', () => {
  it('is exact to the cent', () => {
    expect(sumOfGiven([0.1, 0.2])).toBe('0.30');
  });

  it('passes over what is missing', () => {
    expect(sumOfGiven([null, -2.5, null])).toBe('-2.50');
  });

  it('is missing where nothing is given, which is not zero', () => {
    expect(sumOfGiven([null, null])).toBeNull();
    expect(sumOfGiven([0])).toBe('0.00');
  });
});
