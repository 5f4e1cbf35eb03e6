import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { Decimal, sumOf } from '#domain/money/decimal';
import { bondsWithPaymentsInParts, type BondWithPaymentsRow } from '../../bonds/bonds-with-payments.store.ts';
import { breathe, mapInSlices } from '../../breathe.ts';
import type { PaymentRow } from '../../payments/payment-on-wire.ts';
import type { Holding } from './holding.ts';
import { holdingFilter, type HoldingFilter } from './holding-filter.ts';
import { inEuro, money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period, type Period } from './period.ts';
import { findBonds } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 500;

/** What one bond has paid in the period. */
export interface PaidByBond {
  readonly bond: Holding;
  readonly rows: readonly PaymentRow[];
  /** Before tax. */
  readonly amount: Money;
  readonly tax: Money;
  /** Payments without a date, which belong to no period. */
  readonly undated: number;
}

function paidBy(row: BondWithPaymentsRow, bond: Holding, wanted: Period | undefined): PaidByBond {
  const rows = row.payments.filter(({ payment_date: date }) => isIn(date, wanted));
  return {
    bond,
    rows,
    amount: money(sumOf(rows.map(({ profit }) => profit)), bond.currency),
    tax: money(sumOf(rows.map(({ taxes_paid: tax }) => tax ?? 0)), 'EUR'),
    undated: row.payments.filter(({ payment_date: date }) => date === null).length,
  };
}

/** What each of the bonds that fit has paid, in ISIN order; of all of them no more is held than a part. */
export async function* paidByBonds(
  portfolio: Portfolio,
  filter: HoldingFilter,
  wanted: Period | undefined,
): AsyncGenerator<PaidByBond, void> {
  const bonds = await findBonds(portfolio, filter);
  for await (const rows of bondsWithPaymentsInParts(portfolio.db, portfolio.scope)) {
    for (const row of rows) {
      await breathe();
      portfolio.signal?.throwIfAborted();
      const bond = bonds.get(row.id);
      if (bond !== undefined) yield paidBy(row, bond, wanted);
    }
  }
}

/** A payment as it is told. */
export function toldPayment(row: PaymentRow, { kind, id, isin, expired, bank, currency }: Holding) {
  return {
    ...{ kind, id, isin, expired, bank },
    paymentId: row.id,
    date: row.payment_date,
    /** Before tax. */
    amount: money(row.profit, currency),
    tax: money(row.taxes_paid ?? 0, 'EUR'),
  };
}
export type ToldPayment = ReturnType<typeof toldPayment>;

function negated({ amount, currency }: Money): Money {
  return money(new Decimal(0).minus(amount), currency);
}

/** What is kept of a bond when its payments were counted. */
type Counted = Omit<PaidByBond, 'rows'> & { readonly count: number };

async function sumsOf({ rates }: Portfolio, paid: readonly Counted[]) {
  const amounts = paid.map(({ amount }) => amount);
  const taxes = paid.map(({ tax }) => tax);
  const taxesTakenOff = await mapInSlices(taxes, negated);
  const gross = sumInEuro(rates, amounts);
  const count = paid.reduce((sum, of) => sum + of.count, 0);
  return {
    count,
    byCurrency: sumsByCurrency(amounts),
    /** Before tax. */
    inEuro: gross,
    /** Of one payment, before tax. */
    mean: count === 0 ? null : money(new Decimal(gross.amount).div(count), 'EUR'),
    tax: sumInEuro(rates, taxes),
    afterTax: sumInEuro(rates, [...amounts, ...taxesTakenOff]),
    rates: ratesUsed(
      rates,
      amounts.map(({ currency }) => currency),
    ),
  };
}

/** What each bond paid, ordered in euro by that or by the tax on it. */
async function byBond({ rates }: Portfolio, paid: readonly Counted[], by: 'amount' | 'tax') {
  const sums = await mapInSlices(paid, ({ bond: { kind, id, isin, expired }, amount, tax, count }) => {
    const euro = money(inEuro(rates, amount), 'EUR');
    const sum = { kind, id, isin, expired, amount, tax, count, inEuro: euro };
    return { sum, key: new Decimal((by === 'tax' ? tax : euro).amount) };
  });
  return sums.sort((one, other) => other.key.comparedTo(one.key)).map(({ sum }) => sum);
}

/** Newest first, those without a date last. */
function byNewest(one: CalendarDate | null, other: CalendarDate | null): number {
  if (one === other) return 0;
  return (one ?? '') > (other ?? '') ? -1 : 1;
}

/** The newest of a bond join those that are kept. */
function newestWith(kept: readonly ToldPayment[], { bond, rows }: PaidByBond, most: number): ToldPayment[] {
  const newest = rows.toSorted((one, other) => byNewest(one.payment_date, other.payment_date)).slice(0, most);
  return [...kept, ...newest.map((row) => toldPayment(row, bond))]
    .sort((one, other) => byNewest(one.date, other.date))
    .slice(0, most);
}

export const listPayments = tool({
  name: 'list_payments',
  description:
    'What bonds have paid (coupons, before tax) and the taxes paid on it, in a period or in all time, newest first, with their sums',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    bondsBy: z.enum(['amount', 'tax']).default('amount'),
    bondsOrder: z.enum(['highest-first', 'lowest-first']).default('highest-first'),
    most: z.int().min(1).max(MOST).default(50),
  }),
  run: async (portfolio, { filter, period: wanted, bondsBy, bondsOrder, most }) => {
    let newest: ToldPayment[] = [];
    const all: Counted[] = [];
    for await (const paid of paidByBonds(portfolio, filter, wanted)) {
      newest = newestWith(newest, paid, most);
      const { bond, rows, amount, tax, undated } = paid;
      all.push({ bond, amount, tax, undated, count: rows.length });
    }
    const paid = all.filter(({ count }) => count > 0);
    const bonds = await byBond(portfolio, paid, bondsBy);
    return {
      ...(await sumsOf(portfolio, paid)),
      payments: newest,
      byBond: (bondsOrder === 'highest-first' ? bonds : bonds.toReversed()).slice(0, most),
      /** Payments without a date, which belong to no period. */
      undated: all.reduce((sum, { undated }) => sum + undated, 0),
    };
  },
});
