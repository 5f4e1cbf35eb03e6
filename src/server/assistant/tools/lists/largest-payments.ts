import { z } from 'zod';
import { extremePayments, inPeriod, type BondPayment } from '#domain/portfolio/payments-received';
import { ORDERS } from '#domain/portfolio/ranking';
import { holdingFilter } from '../holding-filter.ts';
import { paymentFacts } from './list-payments.ts';
import { period } from '../period.ts';
import { findPayingBonds } from '../portfolio.ts';
import { tool } from '../tool.ts';

export const largestPayments = tool({
  name: 'largest_payments',
  description: 'The largest or smallest payments received, compared in EUR',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    order: z.enum(ORDERS),
    most: z.int().min(1).max(50).default(3),
  }),
  run: async (portfolio, { filter, period: days, order, most }) => {
    const { rates } = portfolio;
    let extremes: BondPayment[] = [];
    for await (const bond of findPayingBonds(portfolio, filter))
      extremes = extremePayments(extremes, inPeriod(bond, days), { order, limit: most, rates });
    return { payments: extremes.map(paymentFacts) };
  },
});
