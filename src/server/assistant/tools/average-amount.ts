import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import { meanAmount } from '#domain/portfolio/holding-sums';
import { MEASURES } from '#domain/portfolio/measure';
import { holdingFilter } from './holding-filter.ts';
import { findHoldings } from './portfolio.ts';
import { tool } from './tool.ts';

export const averageAmount = tool({
  name: 'average_amount',
  description:
    'The mean of an amount of money (profit, cost, nominal …) over the holdings that match, in EUR',
  input: z.object({ filter: holdingFilter.default({}), measure: z.enum(MEASURES) }),
  run: async (portfolio, { filter, measure }) => {
    const { currencies, ...found } = meanAmount(await findHoldings(portfolio, filter), measure, portfolio);
    return { ...found, rates: ratesUsed(portfolio.rates, currencies) };
  },
});
