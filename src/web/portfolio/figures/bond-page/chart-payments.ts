import type { BondAnalytics, DueFlow } from '#api/portfolio/figures/bond-analytics';
import type { Payment, PaymentLook } from '../../../platform/charts/payments/payment-shape.ts';

/** The purchase and the payments of a bond for the chart, by day. Empty if the payments are not known. */
export function chartPayments(analytics: BondAnalytics): Payment[] {
  const { payments, purchase } = analytics;
  if (!payments.known) return [];
  const look = lookOfFlows(analytics);
  const flows = payments.flows.map((flow) => ({
    day: flow.date,
    interest: flow.interest,
    principal: flow.principal,
    look: look(flow),
  }));
  if (!purchase.known) return flows;
  return [{ day: purchase.settlement, interest: 0, principal: -purchase.value, look: 'paid' }, ...flows];
}

/** A payment to come is estimated from the first rate that is not known, and uncertain after the first call. */
function lookOfFlows({ terms, running, today }: BondAnalytics): (flow: DueFlow) => PaymentLook {
  const calls = terms.known ? terms.calls.map(({ date }) => date).filter((date) => date >= today) : [];
  const firstCall = calls.toSorted()[0];
  const assumedFrom = running.known ? running.floating?.assumed?.from : undefined;
  return ({ state, date }) => {
    if (state !== 'to-come') return state;
    if (firstCall !== undefined && date > firstCall) return 'callable';
    return assumedFrom !== undefined && date > assumedFrom ? 'estimated' : 'due';
  };
}
