import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency';
import type { Decimal } from '#domain/money/decimal';
import { mapInSlices } from '../../breathe.ts';
import type { Holding } from './holding.ts';
import { holdingFilter } from './holding-filter.ts';
import { MEASURES, measured, type Measure } from './measure.ts';
import { findHoldings } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const MOST = 500;
const codes: readonly string[] = CURRENCIES;

/** Amounts compare in euro, other figures as they are. */
function comparable({ rates }: Portfolio, holding: Holding, by: Measure): Decimal | undefined {
  const figure = measured(holding, by);
  if (figure === undefined || !codes.includes(figure.unit)) return figure?.value;
  return rates.toEuro(figure.value, holding.currency) ?? figure.value;
}

export const listHoldings = tool({
  name: 'list_holdings',
  description:
    'The bonds, ETFs and shares that fit a filter, in the order of a figure where one is named: those without it are left out and counted',
  input: z.object({
    filter: holdingFilter.default({}),
    by: z.enum(MEASURES).optional(),
    order: z.enum(['highest-first', 'lowest-first']).default('highest-first'),
    show: z.array(z.enum(MEASURES)).default([]).describe('durations are left out unless they are named'),
    most: z.int().min(1).max(MOST).default(50),
  }),
  run: async (portfolio, { filter, by, order, show, most }) => {
    const fitting = await findHoldings(portfolio, filter, [by, ...show]);
    const ranked = await mapInSlices(fitting, (holding) => ({
      holding,
      key: by === undefined ? undefined : comparable(portfolio, holding, by),
    }));
    const known = ranked.filter(({ key }) => by === undefined || key !== undefined);
    const sign = order === 'highest-first' ? -1 : 1;
    known.sort((one, other) => sign * (one.key?.comparedTo(other.key ?? 0) ?? 0));
    const holdings = known.slice(0, most).map(({ holding }) => holding);
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
});
