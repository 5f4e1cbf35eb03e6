import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { mapInSlices } from '../../breathe.ts';
import { holdingFilter } from './holding-filter.ts';
import { MEASURES, measured } from './measure.ts';
import { money, sumInEuro } from './money.ts';
import { findHoldings } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool } from './tool.ts';

export const averageAmount = tool({
  name: 'average_amount',
  description: 'The mean of an amount of money (profit, cost, nominal …) over the holdings that fit, in EUR',
  input: z.object({ filter: holdingFilter.default({}), measure: z.enum(MEASURES) }),
  run: async (portfolio, { filter, measure }) => {
    const holdings = await findHoldings(portfolio, filter);
    const figures = await mapInSlices(holdings, (holding) => {
      const figure = measured(holding, measure);
      return figure?.unit === holding.currency ? money(figure.value, holding.currency) : undefined;
    });
    const amounts = figures.filter((figure) => figure !== undefined);
    const total = sumInEuro(portfolio.rates, amounts);
    return {
      count: amounts.length,
      mean: amounts.length === 0 ? null : money(new Decimal(total.amount).div(amounts.length), 'EUR'),
      rates: ratesUsed(
        portfolio.rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
