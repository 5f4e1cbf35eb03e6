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
  show: z
    .array(z.enum(MEASURES))
    .readonly()
    .default([])
    .describe('durations are left out unless they are named'),
  most: z.int().min(1).max(MAX_ROWS).default(50),
});

const DURATIONS: readonly Measure[] = ['duration', 'modified-duration'];

/** The durations as facts; null where they are not known, or nobody asked for them. */
function durationFacts(holding: Holding, { measuring }: Portfolio, isAsked: boolean) {
  const years = (measure: Measure) =>
    (isAsked ? measuring(holding, measure)?.value : undefined)?.toFixed() ?? null;
  return { macaulayDuration: years('duration'), modifiedDuration: years('modified-duration') };
}

function asksDurations({ filter, by, show }: z.output<typeof input>): boolean {
  const { figures = [], having = [], lacking = [] } = filter;
  const named = [by, ...show, ...having, ...lacking, ...figures.map(({ measure }) => measure)];
  return named.some((measure) => measure !== undefined && DURATIONS.includes(measure));
}

export const listHoldings = tool({
  name: 'list_holdings',
  description:
    'The bonds, ETFs and shares that fit a filter, in the order of a figure where one is named: those without it are left out and counted',
  input,
  run: async (portfolio, { filter, by, order, most }) => {
    const fitting = await findHoldings(portfolio, filter);
    const known = by === undefined ? fitting : rankHoldings(fitting, { by, order }, portfolio);
    const holdings = known.slice(0, most);
    return {
      count: known.length,
      holdings,
      /** Fit, and have no such figure. */
      leftOut: fitting.length - known.length,
      rates: ratesUsed(
        portfolio.rates,
        holdings.map(({ currency }) => currency),
      ),
    };
  },
  facts: ({ holdings, ...found }, portfolio, asked) => ({
    ...found,
    holdings: holdings.map((holding) => ({
      ...holdingFacts(holding, portfolio),
      ...durationFacts(holding, portfolio, asksDurations(asked)),
    })),
  }),
});
