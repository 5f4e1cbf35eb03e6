import type { Decimal } from '../../money/decimal.ts';

/**
 * Income of the next twelve months divided by cost or value, a fraction; null if that is not above 0. Not a yield to maturity.
 */
export function incomeYield(nextYear: Decimal, base: Decimal): Decimal | null {
  return base.gt(0) ? nextYear.div(base) : null;
}
