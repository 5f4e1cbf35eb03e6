import { bondsSummary, type BondTotals } from '#domain/bonds/holding/bonds-summary';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type { BondsSummary } from '#api/portfolio/bonds';

/** The cards above a list of bonds. `expired` selects the expired or the active bonds; undefined selects all. */
export function summaryOnWire(
  totals: readonly BondTotals[],
  rates: ExchangeRates,
  expired: boolean | undefined,
): BondsSummary {
  const summary = bondsSummary(totals, rates, (of) => expired === undefined || of.expired === expired);
  return {
    count: summary.count,
    activeCount: summary.activeCount,
    expiredCount: summary.expiredCount,
    portfolioValue: summary.portfolioValue.toNumber(),
    totalProfit: summary.totalProfit.toNumber(),
    averageYield: summary.averageYield?.toNumber() ?? null,
    rates: { source: rates.source, day: rates.day, countedAtOne: [...summary.countedAtOne] },
  };
}
