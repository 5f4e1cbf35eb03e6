import type { ExpectedCashFlow } from '../../bonds/cash-flows/expected-cash-flows.ts';
import {
  matchPayments,
  type MatchedPayments,
  type ReceivedPayment,
} from '../../bonds/cash-flows/received-payments.ts';
import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import type { BondTerms } from '../../bonds/terms/bond-terms.ts';
import { nominalScaler } from '../../bonds/terms/nominal-amount.ts';
import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { settleSecurity, type SecurityTerms } from '../positions/security-terms.ts';
import { heldShare, WHOLE, type HeldLot } from './held-lots.ts';

/** A bond row with its terms and recorded payments. */
export interface PayingBond {
  readonly lot: HeldLot;
  readonly terms: SecurityTerms | undefined;
  readonly payments: readonly ReceivedPayment[];
  /** Due days that the user marked as not due. */
  readonly notDue?: ReadonlySet<CalendarDate> | undefined;
}

export interface Days {
  readonly today: CalendarDate;
  /** Later flows are left out. A payment can match a flow up to MATCHING_DAYS later. */
  readonly until?: CalendarDate | undefined;
}

/** Returns the nominal of a held share, and its scaler. Kept from one payment to the next: most have the same share. */
function scalerByShare(quantity: Decimal) {
  let share = WHOLE;
  let scaled = { position: quantity, toAmount: nominalScaler(quantity) };
  return (held: Decimal) => {
    if (held !== share) {
      const position = quantity.times(held);
      scaled = { position, toAmount: nominalScaler(position) };
      share = held;
    }
    return scaled;
  };
}

/** The day from which a purchase accrues: its settlement, or the issue if the bond was bought before it. */
export function accruesFrom({ deal }: HeldLot, { issue }: BondTerms, today: CalendarDate): CalendarDate {
  const settled = deal.settlementDay ?? deal.day ?? today;
  return issue !== undefined && settled < issue ? issue : settled;
}

/** The contractual flows for the part held on each day, amounts rounded to cents; empty if the terms do not determine them. */
function promisedFlows({ lot, terms }: PayingBond, { today, until }: Days): ExpectedCashFlow[] {
  if (terms === undefined || terms.interest === null) return [];
  const { interest } = terms;
  const from = accruesFrom(lot, interest.terms, today);
  const last = until === undefined ? Infinity : dayNumber(until);
  const bond = settleSecurity(terms, interest.terms, { day: from, until: last });
  if (!bond.ok) return [];
  const scaleTo = scalerByShare(new Decimal(lot.deal.quantity));
  const promised: ExpectedCashFlow[] = [];
  for (const flow of settledBondFlows(bond.value, settlesExDividend(interest, from), last).flows) {
    const date = dateFromDayNumber(flow.day);
    const { position, toAmount } = scaleTo(heldShare(lot, date));
    if (position.isZero() || flow.amount === 0) continue;
    const interim = toAmount(flow.coupon);
    const principal = toAmount(flow.principal);
    const kind = principal.isZero() ? 'coupon' : 'redemption';
    const total = principal.isZero() ? interim : interim.plus(principal);
    promised.push({ kind, date, position, interim, principal, total });
  }
  return promised;
}

/** Matches a bond's contractual flows with its recorded payments. */
export function matchPromised(bond: PayingBond, days: Days): MatchedPayments {
  return matchPayments(promisedFlows(bond, days), bond.payments, bond.lot.deal.currency);
}
