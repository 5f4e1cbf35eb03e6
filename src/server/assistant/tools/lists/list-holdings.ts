import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import type { Holding } from '#domain/portfolio/holding';
import { MEASURES, type Measure } from '#domain/portfolio/measure';
import { ORDERS, rankHoldings } from '#domain/portfolio/ranking';
import { holdingFacts } from '../holding-facts.ts';
import { holdingFilter } from '../holding-filter.ts';
import { findHoldings } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 500;

const input = z.object({
  filter: holdingFilter.default({}),
  by: z.enum(MEASURES).optional(),
  order: z.enum(ORDERS).default('highest-first'),
  show: z.array(z.enum(MEASURES)).readonly().default([]).describe('durations are included only if named'),
  most: z.int().min(1).max(MAX_ROWS).default(50),
});

const DURATIONS: readonly Measure[] = ['duration', 'modified-duration'];

/** The durations; null if they are not known or not requested. */
function durationFacts(holding: Holding, { measuring }: Portfolio, isRequested: boolean) {
  const years = (measure: Measure) =>
    (isRequested ? measuring(holding, measure)?.value : undefined)?.toFixed() ?? null;
  return { macaulayDuration: years('duration'), modifiedDuration: years('modified-duration') };
}

function requestsDurations({ filter, by, show }: z.output<typeof input>): boolean {
  const { figures = [], having = [], lacking = [] } = filter;
  const named = [by, ...show, ...having, ...lacking, ...figures.map(({ measure }) => measure)];
  return named.some((measure) => measure !== undefined && DURATIONS.includes(measure));
}

export const listHoldings = tool({
  name: 'list_holdings',
  description:
    'The bonds, ETFs and shares that match a filter, by purchase, as much as is held after sales and repayments; with a direction or a period of purchase, the deals themselves. If a figure is named, they are in its order, and those without it are left out and counted',
  input,
  run: async (portfolio, { filter, by, order, most }) => {
    const matching = await findHoldings(portfolio, filter);
    const ranked = by === undefined ? matching : rankHoldings(matching, { by, order }, portfolio);
    const holdings = ranked.slice(0, most);
    return {
      count: ranked.length,
      holdings,
      /** Matching holdings without this figure. */
      leftOut: matching.length - ranked.length,
      rates: ratesUsed(
        portfolio.rates,
        holdings.map(({ currency }) => currency),
      ),
    };
  },
  facts: ({ holdings, ...found }, portfolio, request) => ({
    ...found,
    holdings: holdings.map((holding) => ({
      ...holdingFacts(holding, portfolio),
      ...durationFacts(holding, portfolio, requestsDurations(request)),
    })),
  }),
});
