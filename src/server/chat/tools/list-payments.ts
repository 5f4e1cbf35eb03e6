import { z } from 'zod';
import { Decimal, sumOf } from '#domain/money/decimal';
import { listBondsWithPayments, type BondWithPaymentsRow } from '../../bonds/bonds-with-payments.store.ts';
import { mapInSlices } from '../../breathe.ts';
import type { Holding } from './holding.ts';
import { holdingFilter, type HoldingFilter } from './holding-filter.ts';
import { inEuro, money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period, type Period } from './period.ts';
import { findBonds } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 500;

/** What one bond has paid in the period. */
function paidBy(row: BondWithPaymentsRow, bond: Holding, wanted: Period | undefined) {
  const { kind, id, isin, expired, bank, currency } = bond;
  const payments = row.payments
    .filter(({ payment_date: date }) => isIn(date, wanted))
    .map((payment) => ({
      ...{ kind, id, isin, expired, bank },
      paymentId: payment.id,
      date: payment.payment_date,
      /** Before tax. */
      amount: money(payment.profit, currency),
      tax: money(payment.taxes_paid ?? 0, 'EUR'),
    }));
  return {
    ...{ kind, id, isin, expired, payments },
    amount: money(sumOf(payments.map(({ amount }) => amount.amount)), currency),
    tax: money(sumOf(payments.map(({ tax }) => tax.amount)), 'EUR'),
    undated: row.payments.filter(({ payment_date: date }) => date === null).length,
  };
}
export type PaidByBond = ReturnType<typeof paidBy>;

/** What each of the bonds that fit has paid, in ISIN order. */
export async function paidByBonds(
  portfolio: Portfolio,
  filter: HoldingFilter,
  wanted: Period | undefined,
): Promise<PaidByBond[]> {
  const bonds = await findBonds(portfolio, filter);
  const rows = await listBondsWithPayments(portfolio.db, portfolio.scope);
  const paid = await mapInSlices(rows, (row) => {
    const bond = bonds.get(row.id);
    return bond && paidBy(row, bond, wanted);
  });
  return paid.filter((of) => of !== undefined);
}

function negated({ amount, currency }: Money): Money {
  return money(new Decimal(0).minus(amount), currency);
}

async function sumsOf({ rates }: Portfolio, paid: readonly PaidByBond[]) {
  const amounts = paid.map(({ amount }) => amount);
  const taxes = paid.map(({ tax }) => tax);
  const taxesTakenOff = await mapInSlices(taxes, negated);
  const gross = sumInEuro(rates, amounts);
  const count = paid.reduce((sum, { payments }) => sum + payments.length, 0);
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
async function byBond({ rates }: Portfolio, paid: readonly PaidByBond[], by: 'amount' | 'tax') {
  const sums = await mapInSlices(paid, ({ kind, id, isin, expired, payments, amount, tax }) => {
    const euro = money(inEuro(rates, amount), 'EUR');
    const sum = { kind, id, isin, expired, amount, tax, count: payments.length, inEuro: euro };
    return { sum, key: new Decimal((by === 'tax' ? tax : euro).amount) };
  });
  return sums.sort((one, other) => other.key.comparedTo(one.key)).map(({ sum }) => sum);
}

type Payment = PaidByBond['payments'][number];

/** Newest first, those without a date last. */
function byNewest({ date: one }: Payment, { date: other }: Payment): number {
  if (one === other) return 0;
  return (one ?? '') > (other ?? '') ? -1 : 1;
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
    const all = await paidByBonds(portfolio, filter, wanted);
    const paid = all.filter(({ payments }) => payments.length > 0);
    const payments = paid.flatMap((of) => of.payments).sort(byNewest);
    const bonds = await byBond(portfolio, paid, bondsBy);
    return {
      ...(await sumsOf(portfolio, paid)),
      payments: payments.slice(0, most),
      byBond: (bondsOrder === 'highest-first' ? bonds : bonds.toReversed()).slice(0, most),
      /** Payments without a date, which belong to no period. */
      undated: all.reduce((sum, { undated }) => sum + undated, 0),
    };
  },
});
