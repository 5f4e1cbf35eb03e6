import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import type { HeldEtfOrShare } from '#domain/portfolio/holding';
import { isIn } from '#domain/portfolio/period';
import { EtfOrShareId } from '#api/platform/ids';
import { listDistributionsByHolding } from '../../../portfolio/records/distributions/distributions.store.ts';
import { groupByIsin } from '../../../portfolio/figures/positions/group-by-isin.ts';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findHoldings } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

const MAX_ROWS = 500;

type Distributions = Awaited<ReturnType<typeof listDistributionsByHolding>>;

function dividendFacts({ kind, id, isin, name, expired }: HeldEtfOrShare, distributions: Distributions) {
  return (distributions.get(EtfOrShareId.parse(id)) ?? []).map((paid) => ({
    ...{ kind, id, isin, name, expired },
    date: paid.pay_day,
    /** Before tax. */
    amount: roundedAmount(new Decimal(paid.gross), paid.currency),
    tax: roundedAmount(new Decimal(paid.tax_withheld), paid.currency),
  }));
}

/** The dividends of the matching ETFs and shares, newest first. */
async function findDividends(portfolio: Portfolio, filter: z.output<typeof holdingFilter>) {
  const holdings = await findHoldings(portfolio, filter);
  const held = holdings.flatMap((one) => (one.kind === 'bond' ? [] : [one]));
  const ids = held.map(({ id }) => EtfOrShareId.parse(id));
  const distributions = await listDistributionsByHolding(portfolio.db, portfolio.scope, ids);
  return held
    .flatMap((one) => dividendFacts(one, distributions))
    .sort((one, other) => (one.date > other.date ? -1 : 1));
}

const afterTax = ({ amount, tax }: { readonly amount: CurrencyAmount; readonly tax: CurrencyAmount }) =>
  roundedAmount(new Decimal(amount.amount).minus(tax.amount), amount.currency);

export const listDividends = tool({
  name: 'list_dividends',
  description:
    'Dividends and distributions that ETFs and shares have paid (before tax) and the tax withheld, in a period or ever, newest first, with their sums',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: days }) => {
    const { rates, today } = portfolio;
    const all = await findDividends(portfolio, filter);
    const paid = all.filter(({ date }) => date <= today && isIn(date, days));
    const sum = (amounts: readonly CurrencyAmount[]) => ({
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(amounts, rates),
    });
    return {
      count: paid.length,
      ...sum(paid.map(({ amount }) => amount)),
      tax: sum(paid.map(({ tax }) => tax)),
      afterTax: sum(paid.map(afterTax)),
      bySecurity: [...groupByIsin(paid)].map(([isin, all]) => ({
        ...{ isin, name: all[0]?.name ?? null, count: all.length },
        ...sum(all.map(({ amount }) => amount)),
        tax: sum(all.map(({ tax }) => tax)),
      })),
      dividends: paid.slice(0, MAX_ROWS),
      rates: ratesUsed(
        rates,
        paid.map(({ amount }) => amount.currency),
      ),
    };
  },
});
