import { z } from 'zod';
import { ratesUsed } from '#domain/money/rates-used';
import { roundedAmount, sumInEuro, sumsByCurrency } from '#domain/money/currency-amount';
import { isIn } from '#domain/portfolio/period';
import { ORDERS, type Order } from '#domain/portfolio/ranking';
import type { Position, PositionStep } from '#domain/portfolio/positions/position';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findDeals } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';
import { findPositions } from './list-sales.ts';

const MAX_ROWS = 100;

/** A purchase with what it cost, or a sale with what it brought; undefined for what the issuer does. */
function dealFacts({ kind, isin, currency, deals }: Position, step: PositionStep) {
  if (step.kind !== 'purchase' && step.kind !== 'sale') return undefined;
  const amount = step.kind === 'sale' ? step.proceeds : step.cost;
  if (amount === null || (step.kind === 'purchase' && step.isSpunOff)) return undefined;
  return {
    ...{ kind, id: step.dealId ?? deals[0]?.id ?? 0, isin, expired: false },
    side: step.kind,
    day: step.day,
    /** Units; of a bond, nominal. */
    quantity: step.quantity,
    price: step.price,
    amount: roundedAmount(amount, currency),
  };
}

type Deal = NonNullable<ReturnType<typeof dealFacts>>;

function sumOf(deals: readonly Deal[], side: Deal['side'], { rates }: Portfolio) {
  const amounts = deals.filter((deal) => deal.side === side).map(({ amount }) => amount);
  return { count: amounts.length, byCurrency: sumsByCurrency(amounts), inEuro: sumInEuro(amounts, rates) };
}

/** Newest first, or by the amount in euro; no day is the newest. */
function inOrder(deals: readonly Deal[], order: Order | 'newest-first', { rates }: Portfolio): Deal[] {
  if (order === 'newest-first')
    return deals.toSorted((one, other) => ((one.day ?? '9') > (other.day ?? '9') ? -1 : 1));
  const sign = order === 'highest-first' ? -1 : 1;
  return deals
    .map((deal) => ({ deal, inEuro: sumInEuro([deal.amount], rates).amount }))
    .sort((one, other) => sign * one.inEuro.comparedTo(other.inEuro))
    .map(({ deal }) => deal);
}

export const listDeals = tool({
  name: 'list_deals',
  description:
    'Purchases and sales, ever or in a period, newest, largest or smallest first: quantity, price, and the amount with fees, with the sums of purchases and of sales; without repayments by issuers',
  input: z.object({
    filter: holdingFilter.default({}),
    period: period.optional(),
    /** Of the deals that are listed; the sums are of both. */
    side: z.enum(['purchase', 'sale']).optional(),
    order: z.enum(['newest-first', ...ORDERS]).default('newest-first'),
  }),
  run: async (portfolio, { filter, period: days, side: listed, order }) => {
    const { directions: _directions, ...which } = filter;
    const isins = new Set((await findDeals(portfolio, which)).map(({ isin }) => isin));
    const deals = (await findPositions(portfolio))
      .filter(({ isin }) => isins.has(isin))
      .flatMap((position) => position.steps.flatMap((step) => dealFacts(position, step) ?? []))
      .filter(({ day }) => isIn(day, days));
    return {
      count: deals.length,
      purchases: sumOf(deals, 'purchase', portfolio),
      sales: sumOf(deals, 'sale', portfolio),
      deals: inOrder(
        deals.filter(({ side }) => listed === undefined || side === listed),
        order,
        portfolio,
      ).slice(0, MAX_ROWS),
      rates: ratesUsed(
        portfolio.rates,
        deals.map(({ amount }) => amount.currency),
      ),
    };
  },
});
