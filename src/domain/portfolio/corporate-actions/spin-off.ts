import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, type DecimalLike } from '../../money/decimal.ts';
import type { Ratio } from './corporate-action.ts';
import { changedUnitDeal, type ChangedUnitDeal, type UnitDeal } from './split-units.ts';

export interface SpinOff {
  /** Units of the new security for units of the old. */
  readonly ratio: Ratio;
  /** Per cent of the cost that goes to the new security. */
  readonly costPercent: DecimalLike;
}

const perUnit = (amount: Decimal, units: Decimal) => (units.isZero() ? new Decimal(0) : amount.div(units));

/**
 * A purchase as the old and the new security. Their costs add up to the cost before; no market price of the new one is known
 * yet, and the old one keeps its own.
 */
export function spinOff(
  deal: UnitDeal,
  { ratio, costPercent }: SpinOff,
): { readonly old: ChangedUnitDeal; readonly spunOff: ChangedUnitDeal } {
  const paid = new Decimal(deal.amountPaid);
  const newCost = roundTo(paid.times(costPercent).div(100), AMOUNT_PLACES);
  const oldCost = paid.minus(newCost);
  const units = new Decimal(deal.units);
  const newUnits = roundTo(units.times(ratio.to).div(ratio.from), AMOUNT_PLACES);
  return {
    old: changedUnitDeal({ ...deal, buyPrice: perUnit(oldCost, units), amountPaid: oldCost }),
    spunOff: changedUnitDeal({
      units: newUnits,
      buyPrice: perUnit(newCost, newUnits),
      marketPrice: 0,
      amountPaid: newCost,
    }),
  };
}
