import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo } from '../../money/decimal.ts';
import type { Deal } from './deal.ts';
import { accruedPerHundred, type SecurityTerms } from './security-terms.ts';

/**
 * Accrued interest paid or received in addition to a deal's amount, in its currency, 2 decimal places
 * (docs/decisions/0024-positions.md, 7): as entered, else by the bond's terms on the settlement day. The next coupon returns it, so it is
 * not part of the cost. Null if the terms do not determine it; 0 for an ETF or share.
 */
export function dealAccrued(deal: Deal, terms: SecurityTerms | undefined): Decimal | null {
  if (deal.accrued !== null) return new Decimal(deal.accrued);
  if (deal.kind !== 'bond') return new Decimal(0);
  const day = deal.settlementDay ?? deal.day;
  const perHundred = day === null ? undefined : accruedPerHundred(terms, day);
  return perHundred === undefined ? null : roundTo(perHundred.times(deal.quantity).div(100), AMOUNT_PLACES);
}
