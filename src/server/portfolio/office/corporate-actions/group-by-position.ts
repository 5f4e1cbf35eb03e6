import { groupBy } from '#domain/group-by';

/** Groups the rows of one ISIN by owner and currency, so that contradictory deals in one group do not affect the others. */
export function groupByPosition<Row extends { readonly user_id: number; readonly currency: string }>(
  rows: readonly Row[],
): Row[][] {
  return [...groupBy(rows, ({ user_id, currency }) => `${user_id} ${currency}`).values()];
}
