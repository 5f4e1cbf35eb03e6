import { z } from 'zod';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumOf } from '#domain/money/decimal';
import { totalPayments } from '../payment-totals.store.ts';
import { inEuro } from './holding.ts';
import { ratesUsed } from './rates-used.ts';
import { tool } from './tool.ts';

export const year = z.int().min(1900).max(2200);

export const sumPayments = tool({
  name: 'sum_payments',
  description:
    'Payments received from bonds and taxes paid on them, in one year or, without a year, in all of them',
  input: z.object({ year: year.optional() }),
  run: async (portfolio, { year: wanted }) => {
    const totals = await totalPayments(portfolio.db, portfolio.scope);
    const chosen = totals.filter((of) => wanted === undefined || of.year === wanted);
    const byCurrency = [...new Set(chosen.map(({ currency }) => currency))].sort().map((currency) => ({
      currency,
      amount: sumOf(chosen.flatMap((of) => (of.currency === currency ? [of.amount] : []))),
    }));
    const euro = byCurrency.map(({ amount, currency }) => inEuro(portfolio, amount, currency));
    return {
      count: chosen.reduce((count, of) => count + of.count, 0),
      byCurrency,
      /** EUR, before tax. */
      total: roundTo(sumOf(euro), AMOUNT_PLACES),
      /** EUR. */
      taxes: sumOf(chosen.map(({ taxes }) => taxes)),
      /** Payments without a date, which belong to no year. */
      undated: totals.reduce((count, of) => (of.year === null ? count + of.count : count), 0),
      rates: ratesUsed(
        portfolio.rates,
        byCurrency.map(({ currency }) => currency),
      ),
    };
  },
});
