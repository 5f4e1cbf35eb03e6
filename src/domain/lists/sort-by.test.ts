import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/decimal.ts';
import { sortBy, type SortDirection, type SortValue } from './sort-by.ts';

const collator = new Intl.Collator('bg');
const sorted = (values: SortValue[], direction: SortDirection = 'ascending') =>
  sortBy(values, (value) => value, { direction, collator });

describe('sort', () => {
  it('orders numbers by size, not by their digits', () => {
    expect(sorted([10, 9, -1, 9.5])).toEqual([-1, 9, 9.5, 10]);
    expect(sorted([10, 9, -1, 9.5], 'descending')).toEqual([10, 9.5, 9, -1]);
  });

  it('distinguishes decimals that are equal as doubles', () => {
    const [smaller, larger] = [new Decimal('9999999999999999.01'), new Decimal('9999999999999999.02')];
    expect(sorted([larger, smaller])).toEqual([smaller, larger]);
  });

  it('orders texts by the rules of the language', () => {
    expect(sorted(['я', 'Б', 'а', 'в'])).toEqual(['а', 'Б', 'в', 'я']);
    expect(sorted(['2026-01-02', '2025-12-31'])).toEqual(['2025-12-31', '2026-01-02']);
    expect(sorted([true, false])).toEqual([false, true]);
  });

  it('puts missing values last in both directions', () => {
    expect(sorted([null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted([null, 1, Number.NaN, 2], 'descending')).toEqual([2, 1, null, Number.NaN]);
  });

  it('is stable in both directions, and does not change the original list', () => {
    const pair = fc.record({ key: fc.option(fc.integer({ min: 0, max: 3 })), place: fc.nat() });
    fc.assert(
      fc.property(fc.array(pair), fc.constantFrom('ascending', 'descending'), (items, direction) => {
        const before = [...items];
        const result = sortBy(items, ({ key }) => key, { direction, collator });
        expect(items).toEqual(before);
        for (const key of [0, 1, 2, 3, null]) {
          expect(result.filter((item) => item.key === key)).toEqual(items.filter((item) => item.key === key));
        }
      }),
    );
  });
});
