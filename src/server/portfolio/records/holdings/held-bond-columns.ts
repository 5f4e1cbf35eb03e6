import type { WithFeatures } from '../bond-features/bond-features.store.ts';
import { BOND_HOLDING_COLUMNS } from '../bonds/bond-holding.ts';
import type { BondRow } from '../bonds/bond-on-wire.store.ts';

/** Without the JSON column, which makes up most of a row. */
export const HELD_BOND_COLUMNS = [
  ...BOND_HOLDING_COLUMNS,
  'id',
  'notes',
  'bank',
  'market_price_on',
  'amount_paid',
  'profit',
  'computed_yield_percent',
  'closed_on',
  'by_issuer',
] as const satisfies readonly (keyof BondRow)[];

export type HeldBondRow = WithFeatures<Pick<BondRow, (typeof HELD_BOND_COLUMNS)[number]>>;
