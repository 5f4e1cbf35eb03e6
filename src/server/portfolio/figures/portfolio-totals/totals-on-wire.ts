import type { ExchangeRates } from '#domain/money/exchange-rates';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import type { EuroSum, MeanYield, PortfolioTotals, RowGroup } from '#domain/portfolio/portfolio-totals';
import type { TotalsKind, TotalsOnWire } from '#api/portfolio/figures/totals';

function amountOnWire({ currency, amount }: CurrencyAmount) {
  return { currency, amount: amount.toNumber() };
}

function sumOnWire({ eur, countedAtOne }: EuroSum) {
  return { eur: eur.toNumber(), countedAtOne: countedAtOne.map(amountOnWire) };
}

function groupOnWire({ count, cost }: RowGroup) {
  return { count, cost: cost.map(amountOnWire) };
}

function yieldOnWire(mean: MeanYield | null) {
  return mean && { percent: mean.percent.toNumber(), count: mean.count };
}

export function totalsOnWire(
  kind: TotalsKind,
  totals: PortfolioTotals,
  { source, day }: ExchangeRates,
): Omit<TotalsOnWire, 'held'> {
  return {
    kind,
    count: totals.count,
    activeCount: totals.activeCount,
    expiredCount: totals.expiredCount,
    rates: { source, day },
    cost: sumOnWire(totals.cost),
    profit: sumOnWire(totals.profit),
    income: sumOnWire(totals.income),
    distributions: totals.distributions && sumOnWire(totals.distributions),
    profitWithIncome: totals.profitWithIncome && sumOnWire(totals.profitWithIncome),
    enteredYield: yieldOnWire(totals.enteredYield),
    computedYield: yieldOnWire(totals.computedYield),
    sales: groupOnWire(totals.sales),
    matured: groupOnWire(totals.matured),
    withoutPrice: groupOnWire(totals.withoutPrice),
  };
}
