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

const ZERO = new Decimal(0);

/** Nominal and scaler for a held share, cached: thousands of coupons have the same nominal. */
function scalerByShare(quantity: Decimal) {
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

/** The contractual flows for the part held on each day, amounts rounded to cents; empty if the terms do not determine them. */
function promisedFlows({ lot, terms }: PayingBond, { today, until }: Days): ExpectedCashFlow[] {
  if (terms === undefined || terms.interest === null) return [];
  const { interest } = terms;
  const settled = lot.deal.settlementDay ?? lot.deal.day ?? today;
  const { issue } = interest.terms;
  const from = issue !== undefined && settled < issue ? issue : settled;
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
    const principal = flow.principal === 0 ? ZERO : toAmount(flow.principal);
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
