import { calendarDate, EARLIEST_DATE, type CalendarDate } from '../../calendar-date.ts';
import { Decimal, sumDecimals, type DecimalLike } from '../../money/decimal.ts';
import type { BondTerms } from '../terms/bond-terms.ts';
import { purchaseDay, type BondHolding } from '../terms/holding-terms.ts';
import { heldRepayments, type HeldRepayment, type Repayment } from '../terms/repayment.ts';

type Purchase = Pick<BondHolding, 'nominal' | 'buyDate' | 'settlementDate'>;

function toRepayment({ maturity, redemption = 100, instalments = [] }: BondTerms): Repayment {
  return { maturity, redemption, instalments };
}

const hasInstalments = ({ instalments = [] }: BondTerms) => instalments.length > 0;

/** The repayments after a day of a nominal that was outstanding on that day. */
function repaymentsAfter(terms: BondTerms, nominal: Decimal, day: CalendarDate): HeldRepayment[] {
  return heldRepayments(toRepayment(terms), nominal, day);
}

/**
 * The repayments of a holding in instalments up to a day, including the last one at maturity; empty for a bullet bond. If the
 * purchase day is unknown, the whole nominal was outstanding at the purchase.
 */
export function repaidInParts(holding: Purchase, terms: BondTerms, day: CalendarDate): HeldRepayment[] {
  if (!hasInstalments(terms)) return [];
  const bought = purchaseDay(holding) ?? calendarDate(EARLIEST_DATE);
  const repayments = repaymentsAfter(terms, new Decimal(holding.nominal), bought);
  return repayments.filter((repaid) => repaid.day <= day);
}

/** What is left of a nominal after its repayments. */
export function nominalLeft(nominal: DecimalLike, repaid: readonly HeldRepayment[]): Decimal {
  return repaid.at(-1)?.left ?? new Decimal(nominal);
}

/** The nominal that is still held before maturity. Instalments of the day itself are already deducted. */
export function heldNominal(holding: Purchase, terms: BondTerms, day: CalendarDate): Decimal {
  return nominalLeft(holding.nominal, repaidInParts(holding, terms, day));
}

/**
 * For a nominal bought on a day: the repayment on each day, in cents, and the nominal held afterwards. Made for calls day after
 * day. Undefined for a bullet bond.
 */
export function heldPrincipal(terms: BondTerms, nominal: Decimal, bought: CalendarDate) {
  if (!hasInstalments(terms)) return undefined;
  const repayments = repaymentsAfter(terms, nominal, bought);
  const byDay = new Map<CalendarDate, { readonly position: Decimal; readonly principal: Decimal }>();
  for (const { day, amount, left } of repayments) {
    byDay.set(day, { position: left, principal: amount.plus(byDay.get(day)?.principal ?? 0) });
  }
  let held = { position: nominal, principal: new Decimal(0) };
  return (date: CalendarDate) => {
    const paid = byDay.get(date);
    held = paid ?? { position: held.position, principal: new Decimal(0) };
    return held;
  };
}

/**
 * The gain from the change of the price since the purchase: up to the repayment price for repaid parts, and up to now for the
 * rest.
 */
export function priceGain(
  { nominal, buyPrice }: Pick<BondHolding, 'nominal' | 'buyPrice'>,
  repaid: readonly HeldRepayment[],
  priceNow: DecimalLike,
): Decimal {
  const gain = (price: DecimalLike, part: Decimal) => new Decimal(price).minus(buyPrice).times(part).div(100);
  return sumDecimals([
    ...repaid.map((part) => gain(part.price, part.nominal)),
    gain(priceNow, nominalLeft(nominal, repaid)),
  ]);
}
