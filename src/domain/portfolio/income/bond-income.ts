import type { ExpectedCashFlow } from '../../bonds/cash-flows/expected-cash-flows.ts';
import { flowState, type FlowState, type MatchedFlow } from '../../bonds/cash-flows/received-payments.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { IncomeEvent, IncomeState } from './income-event.ts';
import { matchPromised, type BondToPay, type Days } from './promised-flows.ts';

const NOTHING = new Decimal(0);

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
function paidSums(flow: ExpectedCashFlow, gross: Decimal) {
  const principal = Decimal.min(gross, flow.principal);
  return { income: gross.minus(principal), principal };
}

function paidSides(flow: ExpectedCashFlow, gross: Decimal): Side[] {
  const { interim, principal } = flow;
  const { income: interest, principal: capital } = paidSums(flow, gross);
  const state = (paid: Decimal, due: Decimal) => (paid.lt(due) ? 'short' : 'received');
  return [
    ...(interest.isZero() && interim.isZero()
      ? []
      : [interestSide(interest, interim, state(interest, interim))]),
    ...(principal.isZero() ? [] : [capitalSide(capital, principal, state(capital, principal))]),
  ];
}

/** Of what somebody marked as not due: what came of it, in full, or nothing. */
function notDueSides({ flow, receipt }: MatchedFlow): Side[] {
  if (receipt === null) return [];
  const { income, principal } = paidSums(flow, receipt.gross);
  return [
    ...(income.isZero() ? [] : [interestSide(income, income, 'received')]),
    ...(principal.isZero() ? [] : [capitalSide(principal, principal, 'received')]),
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
export function bondIncome(bond: BondToPay, days: Days): IncomeEvent[] {
  const { today } = days;
  const { kind, isin, currency, id: holdingId, closed } = bond.lot.deal;
  const matched = matchPromised(bond, days);
  const sides = (flow: MatchedFlow) =>
    bond.notDue?.has(flow.flow.date) === true ? notDueSides(flow) : flowSides(flow, closed !== null, today);
  const event = (day: CalendarDate, side: Side): IncomeEvent => {
    return { kind, isin, currency, holdingId, day, ...side };
  };
  return [
    ...matched.flows.flatMap((flow) => sides(flow).map((side) => event(flow.flow.date, side))),
    ...matched.unmatched.map(({ date, receipt: { gross } }) =>
      event(date, interestSide(gross, gross, 'received')),
    ),
  ];
}
