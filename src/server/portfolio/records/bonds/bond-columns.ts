import { bondFigures } from '#domain/bonds/holding/bond-figures';
import { AMOUNT_PLACES, PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { BOND_INPUT } from '#api/portfolio/bond-fields';
import type { BondFields } from '#api/portfolio/bonds';
import { featureColumns } from '../bond-features/feature-columns.ts';
import { enteredColumns } from '../../../platform/database/entered-columns.ts';
import { requireExactAmounts } from '../../../platform/database/exact-amounts.ts';

/** Decimal places by kind of decimal field. */
const PLACES = {
  nominal: AMOUNT_PLACES,
  optionalAmount: AMOUNT_PLACES,
  price: PRICE_PLACES,
  priceOrZero: PRICE_PLACES,
  optionalPrice: PRICE_PLACES,
  termPrice: PRICE_PLACES,
  couponPercent: PERCENT_PLACES,
  yieldPercent: PERCENT_PLACES,
} as const;

const toColumns = enteredColumns(BOND_INPUT, PLACES);

/**
 * A bond's fields as columns, with the figures derived from them. Terms that were not sent are undefined, so their columns keep
 * their values.
 */
export function bondColumns(fields: BondFields) {
  const { result, amountPaid, profit } = bondFigures(fields);
  requireExactAmounts([amountPaid, profit]);
  // Assigned, not copied: imports make many thousand rows (docs/performance-tried.md).
  return Object.assign(toColumns(fields), featureColumns(fields), {
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
  });
}
