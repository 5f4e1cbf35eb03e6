import type { Selectable } from 'kysely';
import type { DistributionOnWire } from '#api/portfolio/distributions';
import { numberOrNull } from '../../../platform/database/numeric.ts';
import type { DistributionsTable } from '../../../platform/database/tables/securities-tables.ts';

export const DISTRIBUTION_COLUMNS = [
  'id',
  'pay_day',
  'ex_day',
  'gross',
  'tax_withheld',
  'currency',
  'nominal',
  'version',
] as const;

export type DistributionRow = Pick<Selectable<DistributionsTable>, (typeof DISTRIBUTION_COLUMNS)[number]>;

export function distributionOnWire(row: DistributionRow): DistributionOnWire {
  return {
    id: row.id,
    payDay: row.pay_day,
    exDay: row.ex_day,
    gross: Number(row.gross),
    taxWithheld: Number(row.tax_withheld),
    currency: row.currency,
    nominal: numberOrNull(row.nominal),
    version: row.version,
  };
}
