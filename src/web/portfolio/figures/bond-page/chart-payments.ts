import type { DueFlow } from '#api/portfolio/figures/bond-analytics';
import type { Payment, PaymentLook } from '../../../platform/charts/payments/payment-shape.ts';

type KnownOr<Figures> = { readonly known: false } | ({ readonly known: true } & Figures);

/** What the chart reads of a bond's figures. */
export interface ChartedBond {
  readonly today: string;
  readonly terms: KnownOr<{ readonly calls: readonly { readonly date: string }[] }>;
  /** `assumed.from`: the first day without a known rate of a floating coupon. */
  readonly running: KnownOr<{
    readonly floating: { readonly assumed: { readonly from: string } | null } | null;
  }>;
  readonly purchase: KnownOr<{ readonly settlement: string; readonly value: number }>;
  readonly payments: KnownOr<{ readonly flows: readonly DueFlow[] }>;
}

/** The purchase and the payments of a bond for the chart, by day. Empty if the payments are not known. */
export function chartPayments(bond: ChartedBond): Payment[] {
  const { payments, purchase } = bond;
  if (!payments.known) return [];
  const look = lookOfFlows(bond);
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
function lookOfFlows({ terms, running, today }: ChartedBond): (flow: DueFlow) => PaymentLook {
  const calls = terms.known ? terms.calls.map(({ date }) => date).filter((date) => date >= today) : [];
  const firstCall = calls.toSorted()[0];
  const assumedFrom = running.known ? running.floating?.assumed?.from : undefined;
  return ({ state, date }) => {
    if (state !== 'to-come') return state;
    if (firstCall !== undefined && date > firstCall) return 'callable';
    return assumedFrom !== undefined && date > assumedFrom ? 'estimated' : 'due';
  };
}
