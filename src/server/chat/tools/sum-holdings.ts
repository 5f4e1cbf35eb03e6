import { z } from 'zod';
import { Decimal, roundTo, sumOf } from '#domain/money/decimal';
import { mapInSlices } from '../../breathe.ts';
import { grouped, GROUPINGS, type Grouping } from './grouping.ts';
import { isSale, type Holding } from './holding.ts';
import { holdingFilter } from './holding-filter.ts';
import { MEASURES, measured, type Measure } from './measure.ts';
import { sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { findHoldings } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const PERCENT_PLACES = 4;

type OfHolding<Figure> = (holding: Holding) => Figure | null;

/** In each currency, and all of it in euro. */
async function sums({ rates }: Portfolio, holdings: readonly Holding[], of: OfHolding<Money>) {
  const found = await mapInSlices(holdings, of);
  const given = found.filter((amount) => amount !== null);
  return { count: given.length, byCurrency: sumsByCurrency(given), inEuro: sumInEuro(rates, given) };
}

/** The plain mean over those that have the figure; the lowest and the highest beside it. */
async function mean(holdings: readonly Holding[], measure: Measure) {
  const figures = await mapInSlices(holdings, (holding) => measured(holding, measure)?.value);
  const values = figures.filter((value) => value !== undefined);
  const text = (value: Decimal) => roundTo(value, PERCENT_PLACES).toFixed();
  if (values.length === 0) return null;
  return {
    count: values.length,
    mean: text(sumOf(values).div(values.length)),
    lowest: text(Decimal.min(...values)),
    highest: text(Decimal.max(...values)),
  };
}

/** An entered YTM alone counts for the average, of expired bonds too: a computed one is of today. */
async function averageYield(holdings: readonly Holding[]) {
  const entered = holdings.filter(({ yieldIs }) => yieldIs === 'entered');
  return {
    ofAll: await mean(entered, 'yield'),
    ofActive: await mean(
      entered.filter(({ expired }) => !expired),
      'yield',
    ),
    computedLeftOut: holdings.filter(({ yieldIs }) => yieldIs === 'computed').length,
  };
}

/** Unrounded, as the card above the list sums it. */
function exactCost({ nominal, buyPrice, cost }: Holding): Money {
  if (nominal === null) return cost;
  return { ...cost, amount: new Decimal(buyPrice).times(nominal.amount).div(100).toFixed() };
}

/** Of ETFs and shares. */
async function unitsOf(holdings: readonly Holding[]): Promise<string | null> {
  const found = await mapInSlices(holdings, ({ units }) => units);
  const given = found.filter((units) => units !== null);
  return given.length === 0 ? null : sumOf(given).toFixed();
}

async function totalsOf(portfolio: Portfolio, holdings: readonly Holding[]) {
  const sum = (of: OfHolding<Money>) => sums(portfolio, holdings, of);
  return {
    cost: await sum(exactCost),
    /** Those without a market price left out. */
    marketValue: await sum(({ marketValue }) => marketValue),
    profit: await sum(({ profit }) => profit),
    nominal: await sum(({ nominal }) => nominal),
    taxes: await sum(({ taxesPaid }) => taxesPaid),
    fees: await sum(({ fees }) => fees),
    dividend: await sum(({ dividend }) => dividend),
    units: await unitsOf(holdings),
    withoutMarketPrice: holdings.filter(({ marketPrice }) => marketPrice === null).length,
  };
}

async function summed(portfolio: Portfolio, holdings: readonly Holding[]) {
  const active = holdings.filter(({ expired }) => !expired);
  const expired = holdings.filter((one) => one.expired);
  return {
    count: holdings.length,
    activeCount: active.length,
    expiredCount: expired.length,
    /** Records of sales among them. */
    sales: holdings.filter(isSale).length,
    active: await totalsOf(portfolio, active),
    expired: await totalsOf(portfolio, expired),
    all: await totalsOf(portfolio, holdings),
    yield: await averageYield(holdings),
  };
}

async function groupsOf(portfolio: Portfolio, holdings: readonly Holding[], by: Grouping | undefined) {
  if (by === undefined) return [];
  const found = [];
  for (const { key, holdings: of } of grouped(holdings, by))
    found.push({ key, ...(await summed(portfolio, of)) });
  return found;
}

export const sumHoldings = tool({
  name: 'sum_holdings',
  description:
    'How many holdings fit a filter, their sums by currency and in EUR with the rates used, and the average YTM; also in groups',
  input: z.object({
    filter: holdingFilter.default({}),
    by: z.enum(GROUPINGS).optional(),
    mean: z.enum(MEASURES).optional().describe('of this figure, of active and expired ones'),
  }),
  run: async (portfolio, { filter, by, mean: of }) => {
    const fitting = await findHoldings(portfolio, filter, [of]);
    return {
      ...(await summed(portfolio, fitting)),
      groups: await groupsOf(portfolio, fitting, by),
      mean: of === undefined ? null : await mean(fitting, of),
      rates: ratesUsed(
        portfolio.rates,
        fitting.map(({ currency }) => currency),
      ),
    };
  },
});
