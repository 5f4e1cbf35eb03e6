import { z } from 'zod';
import { bondsSummary, type BondTotals } from '#domain/bonds/bonds-summary';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, sumOf, type Decimal } from '#domain/money/decimal';
import { totalBonds } from '../../bonds/bonds.store.ts';
import * as etfsAndShares from '../../etfs-and-shares/etfs-and-shares.store.ts';
import { inEuro, type HoldingKind } from './holding.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

interface KindSums {
  readonly kind: HoldingKind;
  readonly active: number;
  readonly expired: number;
  /** EUR, of the active ones, at cost. */
  readonly value: Decimal;
  /** EUR, of the active ones, from the change of price alone. */
  readonly profit: Decimal;
}

function sumsOfBonds(totals: readonly BondTotals[], { rates }: Portfolio): KindSums {
  const summary = bondsSummary(totals, rates, ({ expired }) => !expired);
  return {
    kind: 'bond',
    active: summary.activeCount,
    expired: summary.expiredCount,
    value: summary.portfolioValue,
    profit: summary.totalProfit,
  };
}

async function sumsOf(kind: 'etf' | 'share', portfolio: Portfolio) {
  const rows = await etfsAndShares.list(portfolio.db, portfolio.scope, { kind, expired: undefined });
  const active = rows.filter(({ expired }) => !expired);
  const total = (column: 'amount_paid' | 'profit') =>
    roundTo(sumOf(active.map((row) => inEuro(portfolio, row[column], row.currency))), AMOUNT_PLACES);
  const sums: KindSums = {
    kind,
    active: active.length,
    expired: rows.length - active.length,
    value: total('amount_paid'),
    profit: total('profit'),
  };
  return { sums, currencies: active.map(({ currency }) => currency) };
}

export const sumHoldings = tool({
  name: 'sum_holdings',
  description:
    'Numbers of bonds, ETFs and shares, their value at cost and their profit in EUR, the average YTM of all bonds',
  input: z.object({}),
  run: async (portfolio) => {
    const [bonds, etfs, shares] = await Promise.all([
      totalBonds(portfolio.db, portfolio.scope),
      sumsOf('etf', portfolio),
      sumsOf('share', portfolio),
    ]);
    const activeBonds = bonds.filter(({ expired }) => !expired);
    const currencies = [
      ...activeBonds.map(({ currency }) => currency),
      ...etfs.currencies,
      ...shares.currencies,
    ];
    return {
      kinds: [sumsOfBonds(bonds, portfolio), etfs.sums, shares.sums],
      averageYield: bondsSummary(bonds, portfolio.rates).averageYield,
      bondsWithYield: bonds.reduce((count, { yieldCount }) => count + yieldCount, 0),
      rates: ratesUsed(portfolio.rates, currencies),
    };
  },
});
