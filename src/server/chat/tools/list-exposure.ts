import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { percentShares } from '#domain/money/percent-shares';
import { grouped, GROUPINGS, type Grouping } from './grouping.ts';
import { isSale, type Holding } from './holding.ts';
import { holdingFilter } from './holding-filter.ts';
import { sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { findHoldings } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const PERCENT_PLACES = 1;

function valuesOf(holdings: readonly Holding[]): Money[] {
  return holdings.flatMap(({ marketValue }) => (marketValue === null ? [] : [marketValue]));
}

/** The largest first. */
function exposures({ rates }: Portfolio, holdings: readonly Holding[], by: Grouping) {
  const values = grouped(holdings, by).map(({ key, holdings: of }) => ({ key, values: valuesOf(of) }));
  const sorted = values
    .map((group) => ({ ...group, inEuro: sumInEuro(rates, group.values) }))
    .sort((one, other) => new Decimal(other.inEuro.amount).comparedTo(one.inEuro.amount));
  const percents = percentShares(
    sorted.map((group) => group.inEuro.amount),
    PERCENT_PLACES,
  );
  return sorted.map(({ key, values: amounts, inEuro: euro }, index) => ({
    key,
    byCurrency: sumsByCurrency(amounts),
    inEuro: euro,
    percent: (percents[index] ?? new Decimal(0)).toFixed(PERCENT_PLACES),
  }));
}

export const listExposure = tool({
  name: 'list_exposure',
  description:
    'What the active holdings are worth at market prices by currency, bank, country, kind or year of maturity, in EUR and in percent; sales and holdings without a market price are left out and named',
  input: z.object({ filter: holdingFilter.default({}), by: z.enum(GROUPINGS) }),
  run: async (portfolio, { filter, by }) => {
    const fitting = await findHoldings(portfolio, { expired: false, ...filter });
    const held = fitting.filter((holding) => !isSale(holding));
    const priced = held.filter(({ marketValue }) => marketValue !== null);
    const unpriced = held.filter(({ marketValue }) => marketValue === null);
    const values = valuesOf(priced);
    const rates = ratesUsed(
      portfolio.rates,
      values.map(({ currency }) => currency),
    );
    return {
      count: priced.length,
      inEuro: sumInEuro(portfolio.rates, values),
      groups: exposures(portfolio, priced, by),
      /** Of these nobody knows what they are worth; what was paid for them. */
      withoutMarketPrice: {
        count: unpriced.length,
        cost: sumsByCurrency(unpriced.map(({ cost }) => cost)),
      },
      sales: fitting.length - held.length,
      /** Each unit counted as one euro. */
      countedAtOne: sumsByCurrency(values).filter(({ currency }) => rates.countedAtOne.includes(currency)),
      rates,
    };
  },
});
