import { z } from 'zod';
import { groupBy } from '#domain/group-by';
import { roundedAmount, sumInEuro, sumsByCurrency } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import { rowKey } from '#domain/portfolio/income/held-holdings';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { isIn } from '#domain/portfolio/period';
import { loadIncome } from '../../../portfolio/figures/income/load-income.ts';
import { holdingFilter } from '../holding-filter.ts';
import { once } from '../once.ts';
import { period } from '../period.ts';
import { findHoldings } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 500;

type ComingDividend = IncomeEvent & {
  readonly state: 'announced' | 'estimated';
  readonly name: string | null;
  readonly bank: string | null;
};

const findComing = once(async ({ db, scope, today }: Portfolio): Promise<ComingDividend[]> => {
  const found: ComingDividend[] = [];
  for await (const { name, events, bankOf } of loadIncome(
    { db, scope },
    { today, kinds: ['etf', 'share'] },
  )) {
    for (const event of events) {
      const { state, day, holdingId } = event;
      if (day <= today || (state !== 'announced' && state !== 'estimated')) continue;
      found.push({ ...event, state, name, bank: bankOf(holdingId) });
    }
  }
  return found.sort((one, other) => (one.day < other.day ? -1 : 1));
});

const amountOf = ({ due, currency }: ComingDividend) => roundedAmount(due, currency);

/** What a security pays on a day, however many purchases of it there are. */
function dividendFacts([first, ...others]: readonly ComingDividend[], rates: Portfolio['rates']) {
  if (first === undefined) return [];
  const { kind, holdingId: id, isin, name, bank, day: date, exDay = null, state, due, currency } = first;
  const sum = others.reduce((total, other) => total.plus(other.due), due);
  const amount = roundedAmount(sum, currency);
  const inEuro = sumInEuro([amount], rates);
  return [{ kind, id, isin, expired: false, name, bank, date, exDay, state, amount, inEuro }];
}

export const listComingDividends = tool({
  name: 'list_coming_dividends',
  description:
    'Dividends and distributions that ETFs and shares will pay from tomorrow on, or in a future period (before tax), soonest first, with their sums: announced, or estimated from those of a year before, for two years',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: days }) => {
    const { rates } = portfolio;
    const held = new Set((await findHoldings(portfolio, filter)).map(rowKey));
    const all = await findComing(portfolio, 'all');
    const coming = all.filter(
      ({ kind, holdingId: id, day }) => held.has(rowKey({ kind, id })) && isIn(day, days),
    );
    const dividends = [
      ...groupBy(coming, ({ day, isin, state, currency }) => `${day} ${isin} ${state} ${currency}`).values(),
    ].flatMap((events) => dividendFacts(events, rates));
    const amounts = coming.map(amountOf);
    return {
      count: dividends.length,
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(amounts, rates),
      months: [...groupBy(coming, ({ day }) => day.slice(0, 7))].map(([month, events]) => ({
        month,
        inEuro: sumInEuro(events.map(amountOf), rates),
      })),
      dividends: dividends.slice(0, MAX_ROWS),
      rates: ratesUsed(
        rates,
        coming.map(({ currency }) => currency),
      ),
    };
  },
});
