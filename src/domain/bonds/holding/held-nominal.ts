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

/** What the issuer pays back of a nominal that was outstanding on a day. */
function repaymentsAfter(terms: BondTerms, nominal: Decimal, day: CalendarDate): HeldRepayment[] {
  return heldRepayments(toRepayment(terms), nominal, day);
}

/**
 * What the issuer has paid back of a holding in instalments up to a day, and at maturity with the last of them; empty of a bond
 * that pays all back at maturity. Bought on an unknown day, it was bought whole.
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

/** What is still held before maturity of the nominal that was bought; an instalment of the day has come back. */
export function heldNominal(holding: Purchase, terms: BondTerms, day: CalendarDate): Decimal {
  return nominalLeft(holding.nominal, repaidInParts(holding, terms, day));
}

/**
 * What comes back on each day of a nominal bought on a day, in cents, and what is held afterwards: asked for day after day.
 * Undefined of a bond that pays all back at maturity.
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

/** What the change of the price since the purchase brought: up to what was paid for what came back, and to now for the rest. */
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
