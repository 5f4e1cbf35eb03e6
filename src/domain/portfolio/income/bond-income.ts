import type { ExpectedCashFlow } from '../../bonds/cash-flows/expected-cash-flows.ts';
import { flowState, type FlowState, type MatchedFlow } from '../../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { IncomeEvent, IncomeState } from './income-event.ts';
import { matchPromised, type PayingBond, type Days } from './promised-flows.ts';

const ZERO = new Decimal(0);

type Side = Pick<IncomeEvent, 'income' | 'principal' | 'due' | 'state' | 'type'>;

const interestSide = (income: Decimal, due: Decimal, state: IncomeState): Side => {
  return { type: 'coupon', income, principal: ZERO, due, state };
};
const principalSide = (principal: Decimal, due: Decimal, state: IncomeState): Side => {
  return { type: 'redemption', income: ZERO, principal, due, state };
};

const STATES = {
  received: 'received',
  short: 'short',
  due: 'due',
  overdue: 'overdue',
  'to-come': 'expected',
} as const satisfies Record<FlowState, IncomeState>;

/** Splits a received amount. It counts as principal first, so a shortfall is interest. */
function paidSums(flow: ExpectedCashFlow, gross: Decimal) {
  const principal = Decimal.min(gross, flow.principal);
  return { income: gross.minus(principal), principal };
}

function paidSides(flow: ExpectedCashFlow, gross: Decimal): Side[] {
  const { interim, principal } = flow;
  const { income: paidInterest, principal: paidPrincipal } = paidSums(flow, gross);
  const state = (paid: Decimal, due: Decimal) => (paid.lt(due) ? 'short' : 'received');
  return [
    ...(paidInterest.isZero() && interim.isZero()
      ? []
      : [interestSide(paidInterest, interim, state(paidInterest, interim))]),
    ...(principal.isZero() ? [] : [principalSide(paidPrincipal, principal, state(paidPrincipal, principal))]),
  ];
}

/** For a payment that the user marked as not due: whatever was received counts as paid in full. */
function notDueSides({ flow, receipt }: MatchedFlow): Side[] {
  if (receipt === null) return [];
  const { income, principal } = paidSums(flow, receipt.gross);
  return [
    ...(income.isZero() ? [] : [interestSide(income, income, 'received')]),
    ...(principal.isZero() ? [] : [principalSide(principal, principal, 'received')]),
  ];
}

/** A closed bond awaits no more interest, and its principal counts as received at maturity. */
function flowSides(matched: MatchedFlow, isClosed: boolean, today: CalendarDate): Side[] {
  const { flow, receipt } = matched;
  if (receipt !== null) return paidSides(flow, receipt.gross);
  const { interim, principal } = flow;
  const state = STATES[flowState(matched, today)];
  const isAwaited = !isClosed || state === 'expected';
  const principalState = isAwaited ? state : 'received';
  return [
    ...(interim.isZero() || !isAwaited ? [] : [interestSide(interim, interim, state)]),
    ...(principal.isZero() ? [] : [principalSide(principal, principal, principalState)]),
  ];
}

/**
 * The past, overdue and future income of a bond purchase, for the part still held on each day. Each due day of the contract has the
 * payments matched to it; a payment that matches none counts as interest on its own day. Amounts before tax, in the bond's currency.
 */
export function bondIncome(bond: PayingBond, days: Days): IncomeEvent[] {
  const { today } = days;
  const { kind, isin, currency, id: holdingId, closed } = bond.lot.deal;
  const matched = matchPromised(bond, days);
  const sides = (flow: MatchedFlow) =>
    bond.notDue?.has(flow.flow.date) === true ? notDueSides(flow) : flowSides(flow, closed !== null, today);
  const event = (day: CalendarDate, receivedOn: CalendarDate | null, side: Side): IncomeEvent => {
    return { kind, isin, currency, holdingId, day, receivedOn, ...side };
  };
  return [
    ...matched.flows.flatMap((flow) =>
      sides(flow).map((side) => event(flow.flow.date, flow.receipt?.day ?? null, side)),
    ),
    ...matched.unmatched.map(({ date, receipt: { gross } }) =>
      event(date, date, interestSide(gross, gross, 'received')),
    ),
  ];
}
