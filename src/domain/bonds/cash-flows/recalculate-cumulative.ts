import { Decimal, type DecimalLike } from '../../money/decimal.ts';

type CumulativeFlow = { readonly total: DecimalLike | null; readonly cumulative: DecimalLike | null };

/**
 * The new cumulative amounts of the rows after a changed one. A row that was the previous cumulative amount plus its own total
 * stays so. Stops at the first row that was not, and keeps the values entered by hand from there on.
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
