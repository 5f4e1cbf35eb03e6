import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { holdingFilter } from './holding-filter.ts';
import { listPayments } from './list-payments.ts';
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
    const { payments } = await listPayments(portfolio).run({ filter, period: wanted, most: 500 });
    const euro = (amount: (typeof payments)[number]['amount']) =>
      new Decimal(inEuro(portfolio.rates, amount));
    const sorted = payments.toSorted((one, other) => euro(other.amount).comparedTo(euro(one.amount)));
    return { payments: (order === 'highest-first' ? sorted : sorted.toReversed()).slice(0, most) };
  },
});
