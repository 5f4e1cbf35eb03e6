import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { listBondsWithPayments } from '../../bonds/bonds-with-payments.store.ts';
import { bondFact, type Holding } from './holding.ts';
import { fits, holdingFilter, type HoldingFilter } from './holding-filter.ts';
import { money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period } from './period.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 500;

type OfBond = Pick<Holding, 'kind' | 'id' | 'isin' | 'expired'> & {
  readonly amount: Money;
  readonly tax: Money;
};

function sumOfBond({ rates }: Portfolio, payments: readonly OfBond[]) {
  const [first] = payments;
  if (first === undefined) return [];
  const { kind, id, isin, expired } = first;
  const amounts = payments.map(({ amount }) => amount);
  return [
    {
      ...{ kind, id, isin, expired, count: payments.length },
      amounts: sumsByCurrency(amounts),
      inEuro: sumInEuro(rates, amounts),
      tax: sumInEuro(
        rates,
        payments.map(({ tax }) => tax),
      ),
    },
  ];
}

/** Every payment of the bonds that fit, newest first, those without a date last. */
async function paymentsOf(portfolio: Portfolio, filter: HoldingFilter) {
  const rows = await listBondsWithPayments(portfolio.db, portfolio.scope);
  return rows
    .map((row) => ({ row, bond: bondFact(row, portfolio) }))
    .filter(({ bond }) => fits(bond, filter))
    .flatMap(({ row, bond: { kind, id, isin, expired, bank, currency } }) =>
      row.payments.map((payment) => ({
        ...{ kind, id, isin, expired, bank },
        paymentId: payment.id,
        date: payment.payment_date,
        /** Before tax. */
        amount: money(payment.profit, currency),
        tax: money(payment.taxes_paid ?? 0, 'EUR'),
      })),
    )
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

function sumsOf({ rates }: Portfolio, payments: readonly OfBond[]) {
  const amounts = payments.map(({ amount }) => amount);
  const taxes = payments.map(({ tax }) => tax);
  const inEuro = sumInEuro(rates, amounts);
  const count = payments.length;
  return {
    count,
    byCurrency: sumsByCurrency(amounts),
    /** Before tax. */
    inEuro,
    /** Of one payment, before tax. */
    mean: count === 0 ? null : money(new Decimal(inEuro.amount).div(count), 'EUR'),
    tax: sumInEuro(rates, taxes),
    afterTax: sumInEuro(rates, [
      ...amounts,
      ...taxes.map(({ amount }) => money(new Decimal(amount).negated(), 'EUR')),
    ]),
    rates: ratesUsed(
      rates,
      amounts.map(({ currency }) => currency),
    ),
  };
}

/** What each bond paid, the most in euro first. */
function byBond(portfolio: Portfolio, payments: readonly OfBond[]) {
  const ids = [...new Set(payments.map(({ id }) => id))];
  return ids
    .flatMap((bondId) =>
      sumOfBond(
        portfolio,
        payments.filter(({ id }) => id === bondId),
      ),
    )
    .sort((one, other) => new Decimal(other.inEuro.amount).comparedTo(one.inEuro.amount));
}

export const listPayments = tool({
  name: 'list_payments',
  description:
    'What bonds have paid (coupons, before tax) and the taxes paid on it, in a period or in all time, newest first, with their sums',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    most: z.int().min(1).max(MOST).default(50),
  }),
  run: async (portfolio, { filter, period: wanted, most }) => {
    const all = await paymentsOf(portfolio, filter);
    const chosen = all.filter(({ date }) => isIn(date, wanted));
    return {
      ...sumsOf(portfolio, chosen),
      payments: chosen.slice(0, most),
      byBond: byBond(portfolio, chosen).slice(0, most),
      /** Payments without a date, which belong to no period. */
      undated: all.filter(({ date }) => date === null).length,
    };
  },
});
