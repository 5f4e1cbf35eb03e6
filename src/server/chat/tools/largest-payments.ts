import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { mapInSlices } from '../../breathe.ts';
import { holdingFilter } from './holding-filter.ts';
import { paidByBonds } from './list-payments.ts';
import { inEuro } from './money.ts';
import { period } from './period.ts';
import { tool } from './tool.ts';

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
    const paid = await paidByBonds(portfolio, filter, wanted);
    const keyed = await mapInSlices(
      paid.flatMap(({ payments }) => payments),
      (payment) => ({ payment, euro: new Decimal(inEuro(portfolio.rates, payment.amount)) }),
    );
    const sign = order === 'highest-first' ? -1 : 1;
    const sorted = keyed.sort((one, other) => sign * one.euro.comparedTo(other.euro));
    return { payments: sorted.slice(0, most).map(({ payment }) => payment) };
  },
});
