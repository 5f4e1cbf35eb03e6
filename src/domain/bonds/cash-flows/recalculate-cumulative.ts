import { Decimal, type DecimalLike } from '../../money/decimal.ts';

export type CumulativeFlow = { readonly total: DecimalLike | null; readonly cumulative: DecimalLike | null };

/**
 * The new cumulative amounts of the rows that follow a changed one: as far as each of them was the one before plus its own
 * total, it stays so. It stops at the first row that was not: values entered by hand are kept.
 */
export function recalculateCumulative(
  changed: { readonly before: DecimalLike | null; readonly after: DecimalLike | null },
  following: readonly CumulativeFlow[],
): Decimal[] {
  if (changed.before === null || changed.after === null) return [];
  let before = new Decimal(changed.before);
  let after = new Decimal(changed.after);
  const sums: Decimal[] = [];
  if (before.eq(after)) return sums;
  for (const { total, cumulative } of following) {
    if (total === null || cumulative === null || !before.plus(total).eq(cumulative)) break;
    before = new Decimal(cumulative);
    after = after.plus(total);
    sums.push(after);
  }
  return sums;
}
