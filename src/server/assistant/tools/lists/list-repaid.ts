import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import { isBond } from '#domain/portfolio/holding';
import { isReceived } from '#domain/portfolio/income/income-event';
import { isIn } from '#domain/portfolio/period';
import { loadIncome } from '../../../portfolio/figures/income/load-income.ts';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findDeals } from '../portfolio.ts';
import { tool } from '../tool.ts';

const MAX_ROWS = 500;

interface Repayment {
  readonly date: CalendarDate;
  readonly isin: string;
  readonly principal: CurrencyAmount;
}

export const listRepaid = tool({
  name: 'list_repaid',
  description:
    'The principal that bonds have repaid up to today, ever or in a past period, instalments as well, newest first, with its sums',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: days }) => {
    const { db, scope, today, rates } = portfolio;
    const bonds = (await findDeals(portfolio, filter)).filter(isBond);
    const ids = new Set(bonds.map(({ id }) => id));
    const repaid: Repayment[] = [];
    for await (const { isin, events } of loadIncome(
      { db, scope },
      { today, kinds: ['bond'], until: today },
    )) {
      for (const event of events) {
        const { type, holdingId, day, receivedOn, principal, currency } = event;
        const date = receivedOn ?? day;
        if (type !== 'redemption' || !isReceived(event) || date > today) continue;
        if (!ids.has(holdingId) || !isIn(date, days)) continue;
        repaid.push({ date, isin, principal: roundedAmount(principal, currency) });
      }
    }
    const amounts = repaid.map(({ principal }) => principal);
    return {
      count: repaid.length,
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(amounts, rates),
      repayments: repaid.toSorted((one, other) => (one.date > other.date ? -1 : 1)).slice(0, MAX_ROWS),
      rates: ratesUsed(
        rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
