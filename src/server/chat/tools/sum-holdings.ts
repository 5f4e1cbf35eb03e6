import { z } from 'zod';
import { Decimal, roundTo, sumOf } from '#domain/money/decimal';
import { allHoldings, type Holding } from './holding.ts';
import { fits, holdingFilter } from './holding-filter.ts';
import { measured, type Measure } from './measure.ts';
import { sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

const PERCENT_PLACES = 4;

const GROUPINGS = ['currency', 'bank', 'country', 'kind', 'direction', 'maturity-year', 'status'] as const;
export type Grouping = (typeof GROUPINGS)[number];

const KEYS: Record<Grouping, (holding: Holding) => string> = {
  currency: ({ currency }) => currency,
  bank: ({ bank }) => bank ?? '',
  country: ({ isin }) => isin.slice(0, 2),
  kind: ({ kind }) => kind,
  direction: ({ direction }) => direction,
  'maturity-year': ({ maturityDate }) => maturityDate?.slice(0, 4) ?? '',
  status: ({ expired }) => (expired ? 'expired' : 'active'),
};

function amounts(holdings: readonly Holding[], of: (holding: Holding) => Money | null): Money[] {
  return holdings.map(of).filter((amount) => amount !== null);
}

/** In each currency, and all of it in euro. */
function sums(portfolio: Portfolio, given: readonly Money[]) {
  return {
    count: given.length,
    byCurrency: sumsByCurrency(given),
    inEuro: sumInEuro(portfolio.rates, given),
  };
}

/** The plain mean over those that have the figure; the lowest and the highest beside it. */
function mean(holdings: readonly Holding[], measure: Measure) {
  const values = holdings.flatMap((holding) => measured(holding, measure)?.value ?? []);
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
function averageYield(holdings: readonly Holding[]) {
  const entered = holdings.filter(({ yieldIs }) => yieldIs === 'entered');
  return {
    ofAll: mean(entered, 'yield'),
    ofActive: mean(
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

function totalsOf(portfolio: Portfolio, holdings: readonly Holding[]) {
  return {
    cost: sums(portfolio, amounts(holdings, exactCost)),
    /** Those without a market price left out. */
    marketValue: sums(
      portfolio,
      amounts(holdings, ({ marketValue }) => marketValue),
    ),
    profit: sums(
      portfolio,
      amounts(holdings, ({ profit }) => profit),
    ),
    nominal: sums(
      portfolio,
      amounts(holdings, ({ nominal }) => nominal),
    ),
    taxes: sums(
      portfolio,
      amounts(holdings, ({ taxesPaid }) => taxesPaid),
    ),
    fees: sums(
      portfolio,
      amounts(holdings, ({ fees }) => fees),
    ),
    dividend: sums(
      portfolio,
      amounts(holdings, ({ dividend }) => dividend),
    ),
    withoutMarketPrice: holdings.filter(({ marketPrice }) => marketPrice === null).length,
  };
}

function summed(portfolio: Portfolio, holdings: readonly Holding[]) {
  const active = holdings.filter(({ expired }) => !expired);
  const expired = holdings.filter((one) => one.expired);
  return {
    count: holdings.length,
    activeCount: active.length,
    expiredCount: expired.length,
    active: totalsOf(portfolio, active),
    expired: totalsOf(portfolio, expired),
    all: totalsOf(portfolio, holdings),
    yield: averageYield(holdings),
  };
}

export const sumHoldings = tool({
  name: 'sum_holdings',
  description:
    'How many holdings fit a filter, their sums by currency and in EUR with the rates used, and the average YTM; also in groups',
  input: z.object({ filter: holdingFilter.default({}), by: z.enum(GROUPINGS).optional() }),
  run: async (portfolio, { filter, by }) => {
    const fitting = (await allHoldings(portfolio)).filter((holding) => fits(holding, filter));
    const keys = by === undefined ? [] : [...new Set(fitting.map(KEYS[by]))].sort();
    return {
      ...summed(portfolio, fitting),
      groups: keys.map((key) => ({
        key,
        ...summed(
          portfolio,
          fitting.filter((holding) => by !== undefined && KEYS[by](holding) === key),
        ),
      })),
      means: {
        coupon: mean(fitting, 'coupon'),
        duration: mean(fitting, 'duration'),
        modifiedDuration: mean(fitting, 'modified-duration'),
        buyPrice: mean(fitting, 'buy-price'),
        marketPrice: mean(fitting, 'market-price'),
      },
      rates: ratesUsed(
        portfolio.rates,
        fitting.map(({ currency }) => currency),
      ),
    };
  },
});
