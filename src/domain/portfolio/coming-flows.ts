import type { CalendarDate } from '../calendar-date.ts';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, sumDecimals, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import type { HeldBond } from './holding.ts';
import { isIn, type Period } from './period.ts';

/** What a bond is to pay on a day, before tax, in its currency, 2 places. */
export interface ComingFlow {
  readonly bond: HeldBond;
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
  /** From the bond's terms, or from its stored cash flows where the terms don't say. */
  readonly from: 'terms' | 'cash flows';
}

/** A line of a bond's stored cash flows, in the bond's currency. */
export interface StoredFlow {
  readonly date: CalendarDate;
  readonly interim: DecimalLike;
  readonly principal: DecimalLike;
}

/** Interest, or capital that comes back, on a day. */
interface PromisedEvent {
  readonly day: CalendarDate;
  readonly income: Decimal;
  readonly principal: Decimal;
}

/** What the terms promise, in the order of these events: interest and capital of one day are one flow. */
export function promisedFlows(bond: HeldBond, events: readonly PromisedEvent[]): ComingFlow[] {
  const byDay = new Map<CalendarDate, ComingFlow>();
  for (const { day, income, principal } of events) {
    const known = byDay.get(day);
    byDay.set(day, {
      ...{ bond, date: day, from: 'terms' },
      coupon: known?.coupon.plus(income) ?? income,
      principal: known?.principal.plus(principal) ?? principal,
    });
  }
  return [...byDay.values()];
}

/** The same of stored lines, in their order. */
export function storedFlows(bond: HeldBond, lines: readonly StoredFlow[]): ComingFlow[] {
  return lines.map(({ date, interim, principal }) => ({
    bond,
    date,
    coupon: new Decimal(interim),
    principal: new Decimal(principal),
    from: 'cash flows',
  }));
}

export interface FlowSelection {
  readonly period?: Period | undefined;
  readonly only?: 'coupons' | 'redemptions' | undefined;
}

/** The flows in the period; only coupons or only redemptions where asked for. */
export function selectFlows(flows: readonly ComingFlow[], { period, only }: FlowSelection): ComingFlow[] {
  return flows.filter(
    ({ date, coupon, principal }) =>
      isIn(date, period) &&
      (only !== 'coupons' || !coupon.isZero()) &&
      (only !== 'redemptions' || !principal.isZero()),
  );
}

/** The soonest, in the order of their days; those of one day in the order of the bonds. */
export function soonestFlows(byBond: readonly (readonly ComingFlow[])[], most: number): ComingFlow[] {
  const days = new Map<CalendarDate, ComingFlow[]>();
  for (const flow of byBond.flat()) {
    const sameDay = days.get(flow.date);
    if (sameDay === undefined) days.set(flow.date, [flow]);
    else sameDay.push(flow);
  }
  // By days: hundreds of thousands of flows have only some thousand of them to sort.
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, flows]) => flows)
    .slice(0, most);
}

/** Sums of coming flows, before tax, 2 places. */
export interface ComingSums {
  readonly count: number;
  /** Of what is asked for. */
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
  /** Euro. */
  readonly coupons: CurrencyAmount;
  readonly principal: CurrencyAmount;
}

function amounts(flows: readonly (readonly ComingFlow[])[], part: 'coupon' | 'principal'): CurrencyAmount[] {
  return flows.flatMap((of) => {
    const [first] = of;
    return first === undefined
      ? []
      : [{ amount: sumDecimals(of.map((flow) => flow[part])), currency: first.bond.currency }];
  });
}

/** What the flows of each bond add up to. `only` says what the whole is of; with neither it is of both. */
export function sumFlows(
  byBond: readonly (readonly ComingFlow[])[],
  only: FlowSelection['only'],
  rates: ExchangeRates,
): ComingSums {
  const coupons = amounts(byBond, 'coupon');
  const principal = amounts(byBond, 'principal');
  const asked = { coupons, redemptions: principal, both: [...coupons, ...principal] }[only ?? 'both'];
  return {
    count: byBond.reduce((sum, flows) => sum + flows.length, 0),
    byCurrency: sumsByCurrency(asked),
    inEuro: sumInEuro(asked, rates),
    coupons: sumInEuro(coupons, rates),
    principal: sumInEuro(principal, rates),
  };
}

/** Coupon and principal of a flow as amounts. */
export function flowAmounts({ bond: { currency }, coupon, principal }: ComingFlow) {
  return {
    coupon: roundedAmount(coupon, currency),
    principal: roundedAmount(principal, currency),
    total: roundedAmount(coupon.plus(principal), currency),
  };
}
