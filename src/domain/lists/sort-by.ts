import type { Decimal } from '../money/decimal.ts';

export type SortDirection = 'ascending' | 'descending';
export type SortValue = string | number | boolean | Decimal | null | undefined;

interface SortOrder {
  readonly direction: SortDirection;
  /** How texts compare in the reader's language. */
  readonly collator: Intl.Collator;
}

/**
 * The items ordered by a key. Items without a value (null, undefined, NaN) come last in both directions, and items with equal
 * keys keep their order. Texts compare by the collator, other values by size.
 */
export function sortBy<Item>(
  items: readonly Item[],
  key: (item: Item) => SortValue,
  { direction, collator }: SortOrder,
): Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return items
    .map((item) => ({ item, value: key(item) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value))
        return Number(isMissing(a.value)) - Number(isMissing(b.value));
      return sign * compare(a.value, b.value, collator);
    })
    .map(({ item }) => item);
}

function isMissing(value: SortValue): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

type PresentValue = NonNullable<SortValue>;

/** All values of a key have the same type; false sorts before true. */
function compare(a: PresentValue, b: PresentValue, collator: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  if (typeof a === 'object' && typeof b === 'object') return a.comparedTo(b);
  return Number(a) - Number(b);
}
