import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import { allocate } from '#domain/portfolio/allocation';
import { GROUPINGS } from '#domain/portfolio/grouping';
import { holdingFilter } from '../holding-filter.ts';
import { findHoldings } from '../portfolio.ts';
import { tool } from '../tool.ts';

export const listExposure = tool({
  name: 'list_exposure',
  description:
    'The value of the active holdings at market prices by currency, bank, country, kind or year of maturity, in EUR and percent; sales and holdings without a market price are left out and listed',
  input: z.object({ filter: holdingFilter.default({}), by: z.enum(GROUPINGS) }),
  run: async (portfolio, { filter, by }) => {
    const { rates } = portfolio;
    const found = allocate(await findHoldings(portfolio, { expired: false, ...filter }), by, rates);
    const currencies = found.groups.flatMap(({ byCurrency }) => byCurrency.map(({ currency }) => currency));
    return { ...found, rates: ratesUsed(rates, currencies) };
  },
});
