import { groupBy } from '#domain/group-by';

export const groupByIsin = <Row extends { readonly isin: string }>(rows: readonly Row[]) =>
  groupBy(rows, ({ isin }) => isin);
