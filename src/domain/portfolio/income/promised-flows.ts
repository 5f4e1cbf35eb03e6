import type { ExpectedCashFlow } from '../../bonds/cash-flows/expected-cash-flows.ts';
import {
  matchPayments,
  type MatchedPayments,
  type ReceivedPayment,
} from '../../bonds/cash-flows/received-payments.ts';
import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import { nominalScaler } from '../../bonds/terms/nominal-amount.ts';
import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { settleSecurity, type SecurityTerms } from '../positions/security-terms.ts';
import { heldShare, type HeldLot } from './held-lots.ts';

/** The row of a bond, its payments, and what they are compared to. */
export interface BondToPay {
  readonly lot: HeldLot;
  readonly terms: SecurityTerms | undefined;
  readonly payments: readonly ReceivedPayment[];
  /** The days whose payment somebody marked as not due. */
  readonly notDue?: ReadonlySet<CalendarDate> | undefined;
}

export interface Days {
  readonly today: CalendarDate;
  /** Later flows are left out: a payment may belong to one that is MATCHING_DAYS later. */
  readonly until?: CalendarDate | undefined;
}

const NOTHING = new Decimal(0);

/** The nominal of a share, and its amounts: thousands of coupons are of the same nominal. */
function nominalOfShare(quantity: Decimal) {
  const known = new Map<Decimal, { position: Decimal; toAmount: (perHundred: number) => Decimal }>();
  return (share: Decimal) => {
    const found = known.get(share);
    if (found !== undefined) return found;
    const position = share.eq(1) ? quantity : quantity.times(share);
    const made = { position, toAmount: nominalScaler(position) };
    known.set(share, made);
    return made;
  };
}

/** What the terms promise for what was held on each day, amounts in cents; empty where they say nothing. */
function promisedFlows({ lot, terms }: BondToPay, { today, until }: Days): ExpectedCashFlow[] {
  if (terms === undefined || terms.interest === null) return [];
  const { interest } = terms;
  const settled = lot.deal.settlementDay ?? lot.deal.day ?? today;
  const { issue } = interest.terms;
  const from = issue !== undefined && settled < issue ? issue : settled;
  const last = until === undefined ? Infinity : dayNumber(until);
  const bond = settleSecurity(terms, interest.terms, { day: from, until: last });
  if (!bond.ok) return [];
  const onDay = nominalOfShare(new Decimal(lot.deal.quantity));
  const promised: ExpectedCashFlow[] = [];
  for (const flow of settledBondFlows(bond.value, settlesExDividend(interest, from), last).flows) {
    const date = dateFromDayNumber(flow.day);
    const { position, toAmount } = onDay(heldShare(lot, date));
    if (position.isZero() || flow.amount === 0) continue;
    const interim = toAmount(flow.coupon);
    const principal = flow.principal === 0 ? NOTHING : toAmount(flow.principal);
    const kind = principal.isZero() ? 'coupon' : 'redemption';
    const total = principal.isZero() ? interim : interim.plus(principal);
    promised.push({ kind, date, position, interim, principal, total });
  }
  return promised;
}

/** What the terms promise for a bond, and what was recorded of it. */
export function matchPromised(bond: BondToPay, days: Days): MatchedPayments {
  return matchPayments(promisedFlows(bond, days), bond.payments, bond.lot.deal.currency);
}
