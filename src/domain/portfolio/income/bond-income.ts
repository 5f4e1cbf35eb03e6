import type { ExpectedCashFlow } from '../../bonds/cash-flows/expected-cash-flows.ts';
import {
  flowState,
  matchPayments,
  type FlowState,
  type MatchedFlow,
  type ReceivedPayment,
} from '../../bonds/cash-flows/received-payments.ts';
import { settleBond } from '../../bonds/pricing/accrued-interest.ts';
import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import { nominalScaler } from '../../bonds/terms/nominal-amount.ts';
import { dateFromDayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { SecurityTerms } from '../positions/security-terms.ts';
import { heldShare, type HeldLot } from './held-lots.ts';
import type { IncomeEvent, IncomeState } from './income-event.ts';

const NOTHING = new Decimal(0);

/** The row of a bond, its payments, and what they are compared to. */
export interface BondToPay {
  readonly lot: HeldLot;
  readonly terms: SecurityTerms | undefined;
  readonly payments: readonly ReceivedPayment[];
}

/** The nominal of a share, and its amounts: thousands of coupons are of the same nominal. */
function nominalOfShare(quantity: Decimal) {
  const known = new Map<Decimal, { position: Decimal; toAmount: (perHundred: number) => Decimal }>();
  return (share: Decimal) => {
    const found = known.get(share);
    if (found !== undefined) return found;
    const position = quantity.times(share);
    const made = { position, toAmount: nominalScaler(position) };
    known.set(share, made);
    return made;
  };
}

/** What the terms promise for what was held on each day, amounts in cents; empty where they say nothing. */
function promisedFlows({ lot, terms }: Omit<BondToPay, 'payments'>, today: CalendarDate): ExpectedCashFlow[] {
  if (terms === undefined || terms.interest === null) return [];
  const { interest, repayment } = terms;
  const settled = lot.deal.settlementDay ?? lot.deal.day ?? today;
  const { issue } = interest.terms;
  const from = issue !== undefined && settled < issue ? issue : settled;
  const bond = settleBond({ ...interest.terms, instalments: repayment?.instalments ?? [] }, from);
  if (!bond.ok) return [];
  const onDay = nominalOfShare(new Decimal(lot.deal.quantity));
  return settledBondFlows(bond.value, settlesExDividend(interest, from)).flows.flatMap((flow) => {
    const date = dateFromDayNumber(flow.day);
    const { position, toAmount } = onDay(heldShare(lot, date));
    if (position.isZero() || flow.amount === 0) return [];
    const interim = toAmount(flow.coupon);
    const principal = toAmount(flow.principal);
    const kind = principal.isZero() ? 'coupon' : 'redemption';
    return [{ kind, date, position, interim, principal, total: interim.plus(principal) }];
  });
}

type Side = Pick<IncomeEvent, 'income' | 'principal' | 'due' | 'state' | 'type'>;

const interestSide = (income: Decimal, due: Decimal, state: IncomeState): Side => {
  return { type: 'coupon', income, principal: NOTHING, due, state };
};
const capitalSide = (principal: Decimal, due: Decimal, state: IncomeState): Side => {
  return { type: 'redemption', income: NOTHING, principal, due, state };
};

const STATES = {
  received: 'received',
  short: 'short',
  due: 'due',
  overdue: 'overdue',
  'to-come': 'expected',
} as const satisfies Record<FlowState, IncomeState>;

/** What came is counted as capital first: what lacks is interest. */
function paidSides({ interim, principal }: ExpectedCashFlow, gross: Decimal): Side[] {
  const capital = Decimal.min(gross, principal);
  const interest = gross.minus(capital);
  const state = (paid: Decimal, due: Decimal) => (paid.lt(due) ? 'short' : 'received');
  return [
    ...(interest.isZero() && interim.isZero()
      ? []
      : [interestSide(interest, interim, state(interest, interim))]),
    ...(principal.isZero() ? [] : [capitalSide(capital, principal, state(capital, principal))]),
  ];
}

/** Of a bond that its owner has closed nothing is waited for; its capital came back with the maturity. */
function flowSides(matched: MatchedFlow, isClosed: boolean, today: CalendarDate): Side[] {
  const { flow, receipt } = matched;
  if (receipt !== null) return paidSides(flow, receipt.gross);
  const { interim, principal } = flow;
  const state = STATES[flowState(matched, today)];
  const isWaitedFor = !isClosed || state === 'expected';
  const capitalState = isWaitedFor ? state : 'received';
  return [
    ...(interim.isZero() || !isWaitedFor ? [] : [interestSide(interim, interim, state)]),
    ...(principal.isZero() ? [] : [capitalSide(principal, principal, capitalState)]),
  ];
}

/**
 * What a purchase of a bond paid, owes and will pay, for what is left of it: the contract's days, each with the payments that
 * belong to it, and the payments that belong to none, as interest of their own day.
 */
export function bondIncome(bond: BondToPay, today: CalendarDate): IncomeEvent[] {
  const { lot, payments } = bond;
  const { kind, isin, currency, id: holdingId, closed } = lot.deal;
  const matched = matchPayments(promisedFlows(bond, today), payments, currency);
  const event = (day: CalendarDate, side: Side): IncomeEvent => {
    return { kind, isin, currency, holdingId, day, ...side };
  };
  return [
    ...matched.flows.flatMap((flow) =>
      flowSides(flow, closed !== null, today).map((side) => event(flow.flow.date, side)),
    ),
    ...matched.unmatched.map(({ date, receipt: { gross } }) =>
      event(date, interestSide(gross, gross, 'received')),
    ),
  ];
}
