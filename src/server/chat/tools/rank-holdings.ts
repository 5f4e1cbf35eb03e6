import { z } from 'zod';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import { HOLDING_KINDS, inEuro, listHoldings, type HoldingRow } from './holding.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

function byProfit(portfolio: Portfolio, { kind, row }: HoldingRow) {
  if (!new Decimal(row.market_price).greaterThan(0)) return [];
  const { isin, currency, profit } = row;
  const figure = roundTo(inEuro(portfolio, profit, currency), AMOUNT_PLACES);
  return [{ kind, isin, currency, profit, figure }];
}

function byYield({ kind, row }: HoldingRow) {
  if (kind !== 'bond' || row.yield_percent === null) return [];
  const { isin, currency, profit, yield_percent: percent } = row;
  return [{ kind, isin, currency, profit, figure: new Decimal(percent) }];
}

export const rankHoldings = tool({
  name: 'rank_holdings',
  description:
    'Active holdings with the highest (best) or lowest (worst) figure: profit in EUR, or YTM, which bonds alone have',
  input: z.object({
    by: z.enum(['profit', 'yield']),
    order: z.enum(['best', 'worst']),
    kinds: z.array(z.enum(HOLDING_KINDS)),
    most: z.int().positive(),
  }),
  run: async (portfolio, { by, order, kinds, most }) => {
    const all = await listHoldings(portfolio, by === 'yield' ? ['bond'] : kinds, false);
    const known = all.flatMap((one) => (by === 'yield' ? byYield(one) : byProfit(portfolio, one)));
    known.sort((one, other) => other.figure.comparedTo(one.figure));
    if (order === 'worst') known.reverse();
    const ranked = known.slice(0, most);
    return {
      ranked,
      /** Holdings without a market price, or bonds without a YTM: they cannot be ranked. */
      leftOut: all.length - known.length,
      rates: ratesUsed(
        portfolio.rates,
        ranked.map(({ currency }) => currency),
      ),
    };
  },
});
