import { compareDays, type CalendarDate } from '../calendar-date.ts';
import { groupBy } from '../group-by.ts';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, sumDecimals, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import type { HeldBond } from './holding.ts';
import { isIn, type Period } from './period.ts';

/** A future payment of a bond, before tax, in its currency, 2 decimal places. */
export interface ComingFlow {
  readonly bond: HeldBond;
  readonly date: CalendarDate;
  readonly coupon: Decimal;
  readonly principal: Decimal;
  /** Computed from the bond's terms, or taken from its stored cash flows if the terms do not determine it. */
  readonly from: 'terms' | 'cash flows';
}

/** A line of a bond's stored cash flows, in the bond's currency. */
export interface StoredFlow {
  readonly date: CalendarDate;
  readonly interim: DecimalLike;
  readonly principal: DecimalLike;
}

/** Interest or principal that the terms promise for a day. */
interface PromisedEvent {
  readonly day: CalendarDate;
  readonly income: Decimal;
  readonly principal: Decimal;
}

/** One flow for each day of the events, in their order: interest and principal of a day are combined. */
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

/** One flow for each stored line, in their order. */
export function storedFlows(bond: HeldBond, lines: readonly StoredFlow[]): ComingFlow[] {
  return lines.map(({ date, interim, principal }) => ({
    bond,
    date,
    coupon: new Decimal(interim),
    principal: new Decimal(principal),
    from: 'cash flows',
  }));
}

interface FlowSelection {
  readonly period?: Period | undefined;
  readonly only?: 'coupons' | 'redemptions' | undefined;
}

/** The flows in the period; with `only`, those with a coupon or with principal. */
export function selectFlows(flows: readonly ComingFlow[], { period, only }: FlowSelection): ComingFlow[] {
  return flows.filter(
    ({ date, coupon, principal }) =>
      isIn(date, period) &&
      (only !== 'coupons' || !coupon.isZero()) &&
      (only !== 'redemptions' || !principal.isZero()),
  );
}

/** The first `limit` flows, ordered by day, then by bond. */
export function soonestFlows(byBond: readonly (readonly ComingFlow[])[], limit: number): ComingFlow[] {
  // Sorts days, not flows: hundreds of thousands of flows fall on only a few thousand days.
  return [...groupBy(byBond.flat(), ({ date }) => date)]
    .sort(([one], [other]) => compareDays(one, other))
    .flatMap(([, flows]) => flows)
    .slice(0, limit);
}

/** Sums of coming flows, before tax, 2 decimal places. */
interface ComingSums {
  readonly count: number;
  /** The selected part: coupons, principal, or both. */
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
  /** In euro. */
  readonly coupons: CurrencyAmount;
  readonly principal: CurrencyAmount;
}

function amounts(flows: readonly (readonly ComingFlow[])[], part: 'coupon' | 'principal'): CurrencyAmount[] {
  return flows.flatMap((bondFlows) => {
    const [first] = bondFlows;
    return first === undefined
      ? []
      : [{ amount: sumDecimals(bondFlows.map((flow) => flow[part])), currency: first.bond.currency }];
  });
}

/** Sums the flows of all bonds. `only` selects the part that `byCurrency` and `inEuro` add up; both parts without it. */
export function sumFlows(
  byBond: readonly (readonly ComingFlow[])[],
  only: FlowSelection['only'],
  rates: ExchangeRates,
): ComingSums {
  const coupons = amounts(byBond, 'coupon');
  const principal = amounts(byBond, 'principal');
  const selected = { coupons, redemptions: principal, both: [...coupons, ...principal] }[only ?? 'both'];
  return {
    count: byBond.reduce((sum, flows) => sum + flows.length, 0),
    byCurrency: sumsByCurrency(selected),
    inEuro: sumInEuro(selected, rates),
    coupons: sumInEuro(coupons, rates),
    principal: sumInEuro(principal, rates),
  };
}

/** Coupon, principal and their total as amounts with 2 decimal places. */
export function flowAmounts({ bond: { currency }, coupon, principal }: ComingFlow) {
  return {
    coupon: roundedAmount(coupon, currency),
    principal: roundedAmount(principal, currency),
    total: roundedAmount(coupon.plus(principal), currency),
  };
}
