import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { listBondsWithPayments } from '../../bonds/bonds-with-payments.store.ts';
import { bondFact, type Holding } from './holding.ts';
import { fits, holdingFilter } from './holding-filter.ts';
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
    const rows = await listBondsWithPayments(portfolio.db, portfolio.scope);
    const all = rows
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
      );
    const chosen = all
      .filter(({ date }) => isIn(date, wanted))
      .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
    const amounts = chosen.map(({ amount }) => amount);
    const ids = [...new Set(chosen.map(({ id }) => id))];
    return {
      count: chosen.length,
      payments: chosen.slice(0, most),
      /** What each bond paid, the most in euro first. */
      byBond: ids
        .map((bondId) =>
          sumOfBond(
            portfolio,
            chosen.filter(({ id }) => id === bondId),
          ),
        )
        .flat()
        .sort((one, other) => Number(other.inEuro.amount) - Number(one.inEuro.amount))
        .slice(0, most),
      byCurrency: sumsByCurrency(amounts),
      /** Before tax. */
      inEuro: sumInEuro(portfolio.rates, amounts),
      /** Of one payment, before tax. */
      mean:
        chosen.length === 0
          ? null
          : money(new Decimal(sumInEuro(portfolio.rates, amounts).amount).div(chosen.length), 'EUR'),
      tax: sumInEuro(
        portfolio.rates,
        chosen.map(({ tax }) => tax),
      ),
      afterTax: sumInEuro(portfolio.rates, [
        ...amounts,
        ...chosen.map(({ tax }) => money(new Decimal(tax.amount).negated(), 'EUR')),
      ]),
      /** Payments without a date, which belong to no period. */
      undated: all.filter(({ date }) => date === null).length,
      rates: ratesUsed(
        portfolio.rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
