import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import { groupHoldings, GROUPINGS } from '#domain/portfolio/grouping';
import { meanByNominal, meanFigure, sumFees, sumHoldings as sum } from '#domain/portfolio/holding-sums';
import { MEASURES } from '#domain/portfolio/measure';
import type { Direction } from '#domain/portfolio/holding';
import { holdingFilter } from './holding-filter.ts';
import { findDeals, findHoldings } from './portfolio.ts';
import { tool } from './tool.ts';

const DIRECTIONS: readonly Direction[] = ['Buy', 'Bid', 'Sell', 'Ask'];

export const sumHoldings = tool({
  name: 'sum_holdings',
  description:
    'The number of holdings that match a filter, their sums by currency and in EUR with the rates used, and the average YTM; also in groups',
  input: z.object({
    filter: holdingFilter.default({}),
    by: z.enum(GROUPINGS).optional(),
    mean: z.enum(MEASURES).optional().describe('the mean of this figure, over active and expired ones'),
  }),
  run: async (portfolio, { filter, by, mean }) => {
    const matching = await findHoldings(portfolio, filter);
    // Of what is not held any more, too: fees were paid with each deal.
    const { directions = DIRECTIONS } = filter;
    const deals = await findDeals(portfolio, { ...filter, directions });
    const fees = sumFees(deals, portfolio.rates);
    const held = sum(matching, portfolio);
    const groups = by === undefined ? [] : groupHoldings(matching, by);
    return {
      ...held,
      all: { ...held.all, fees },
      groups: groups.map(({ key, holdings }) => ({ key, ...sum(holdings, portfolio) })),
      mean: mean === undefined ? null : meanFigure(matching, mean, portfolio.measuring),
      meanByNominal: mean === undefined ? null : meanByNominal(matching, mean, portfolio),
      rates: ratesUsed(
        portfolio.rates,
        matching.map(({ currency }) => currency),
      ),
    };
  },
});
