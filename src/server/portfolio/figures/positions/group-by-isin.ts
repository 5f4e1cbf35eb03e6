export function groupByIsin<Row extends { readonly isin: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.isin);
    if (group === undefined) groups.set(row.isin, [row]);
    else group.push(row);
  }
  return groups;
}
