/** Groups the rows of one ISIN by owner and currency, so that contradictory deals in one group do not affect the others. */
export function groupByPosition<Row extends { readonly user_id: number; readonly currency: string }>(
  rows: readonly Row[],
): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.user_id} ${row.currency}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
