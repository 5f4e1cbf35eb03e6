import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { breathe } from '../../breathe.ts';
import { holdingFilter } from './holding-filter.ts';
import { paidByBonds, toldPayment, type PaidByBond, type ToldPayment } from './list-payments.ts';
import { inEuro } from './money.ts';
import { period } from './period.ts';
import { tool, type Portfolio } from './tool.ts';

interface Order {
  /** 1: the lowest first; -1: the highest. */
  readonly sign: 1 | -1;
  readonly most: number;
}

interface Compared {
  readonly payment: ToldPayment;
  readonly euro: Decimal;
}

/** Of one bond they are in one currency. A double tells any two amounts within the limits apart, and compares far quicker. */
function firstOfBond({ bond, rows }: PaidByBond, { sign, most }: Order): ToldPayment[] {
  const keyed = rows.map((row) => ({ row, profit: Number(row.profit) }));
  return keyed
    .sort((one, other) => sign * (one.profit - other.profit))
    .slice(0, most)
    .map(({ row }) => toldPayment(row, bond));
}

async function firstOf(
  paidByBond: AsyncIterable<PaidByBond>,
  { rates }: Portfolio,
  order: Order,
): Promise<ToldPayment[]> {
  let first: Compared[] = [];
  for await (const paid of paidByBond) {
    await breathe();
    const ofBond = firstOfBond(paid, order).map((payment) => ({
      payment,
      euro: new Decimal(inEuro(rates, payment.amount)),
    }));
    first = [...first, ...ofBond]
      .sort((one, other) => order.sign * one.euro.comparedTo(other.euro))
      .slice(0, order.most);
  }
  return first.map(({ payment }) => payment);
}

export const largestPayments = tool({
  name: 'largest_payments',
  description: 'The largest or smallest payments received, compared in EUR',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    order: z.enum(['highest-first', 'lowest-first']),
    most: z.int().min(1).max(50).default(3),
  }),
  run: async (portfolio, { filter, period: wanted, order, most }) => {
    const sign = order === 'highest-first' ? -1 : 1;
    const paid = paidByBonds(portfolio, filter, wanted);
    return { payments: await firstOf(paid, portfolio, { sign, most }) };
  },
});
