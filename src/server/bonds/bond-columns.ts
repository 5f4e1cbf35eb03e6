import { bondFigures } from '#domain/bonds/bond-figures';
import { AMOUNT_PLACES, PERCENT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { BOND_FIELDS, type BondFieldName } from '#api/bond-fields';
import type { BondFields } from '#api/bonds';
import { requireExactAmounts } from '../database/exact-amounts.ts';
import { numeric } from '../database/numeric.ts';

/** The decimal places of the kinds of fields that are decimals. */
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

type DecimalText<V> = V extends number ? string : V;
type EnteredColumns = {
  [
    N in BondFieldName as (typeof BOND_FIELDS)[N]['column']
  ]: (typeof BOND_FIELDS)[N]['kind'] extends keyof typeof PLACES ? DecimalText<BondFields[N]> : BondFields[N];
};

function enteredColumns(fields: BondFields): EnteredColumns;
function enteredColumns(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const places = new Map<string, number>(Object.entries(PLACES));
  const stored = (value: unknown, kind: string) => {
    const decimals = places.get(kind);
    return typeof value === 'number' && decimals !== undefined ? numeric(value, decimals) : value;
  };
  return Object.fromEntries(
    Object.entries(BOND_FIELDS).map(([name, { column, kind }]) => [column, stored(fields[name], kind)]),
  );
}

/** A bond's fields as columns, with the figures derived from them; terms that were not sent are undefined and stay as they are. */
export function bondColumns(fields: BondFields) {
  const { result, amountPaid, profit } = bondFigures(fields);
  requireExactAmounts([amountPaid, profit]);
  return {
    ...enteredColumns(fields),
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
  };
}
