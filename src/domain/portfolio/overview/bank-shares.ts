import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { isSale } from '../holding.ts';
import type { Deal } from '../positions/deal.ts';
import type { BankShare } from './overview-position.ts';

/** The bank of each deal by deal id; null if unknown. */
export type BankByDeal = ReadonlyMap<number, string | null>;

const WHOLE = new Decimal(1);

/** The quantity at each bank: purchases that are not closed, less the bank's sales. */
function quantitiesByBank(deals: readonly Deal[], banks: BankByDeal): Map<string | null, Decimal> {
  const quantities = new Map<string | null, Decimal>();
  for (const deal of deals) {
    const bank = banks.get(deal.id) ?? null;
    const known = quantities.get(bank) ?? new Decimal(0);
    if (isSale(deal)) quantities.set(bank, known.minus(deal.quantity));
    else quantities.set(bank, deal.closed === null ? known.plus(deal.quantity) : known);
  }
  return quantities;
}

/**
 * How a position is spread over banks, by the quantity that its deals leave at each, largest first. A sale at a bank that holds nothing
 * reduces no other bank's part.
 */
export function bankShares(deals: readonly Deal[], banks: BankByDeal): BankShare[] {
  const [first, ...others] = new Set(deals.map(({ id }) => banks.get(id) ?? null));
  if (others.length === 0) return [{ bank: first ?? null, part: WHOLE }];
  const held = [...quantitiesByBank(deals, banks)].filter(([, quantity]) => quantity.gt(0));
  const whole = sumDecimals(held.map(([, quantity]) => quantity));
  if (whole.isZero()) return [{ bank: null, part: WHOLE }];
  return held
    .map(([bank, quantity]) => ({ bank, part: quantity.div(whole) }))
    .sort((one, other) => other.part.comparedTo(one.part));
}
