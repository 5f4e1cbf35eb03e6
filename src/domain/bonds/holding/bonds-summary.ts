import type { Currency } from '../../money/currency.ts';
import { inEuro } from '../../money/currency-amount.ts';
import { AMOUNT_PLACES } from '../../money/decimal-places.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import { ratesUsed } from '../../money/rates-used.ts';

const AVERAGE_YIELD_PLACES = 2;

/** Exact sums over a person's expired or active bonds of one currency. */
export interface BondTotals {
  readonly currency: Currency;
  readonly expired: boolean;
  readonly count: number;
  /** Sum of nominal × buy price / 100, unrounded. */
  readonly cost: DecimalLike;
  readonly profit: DecimalLike;
  /** The sum of the yields (percent), and the number of bonds that have one. */
  readonly yieldSum: DecimalLike;
  readonly yieldCount: number;
}

export interface BondsSummary {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
  /** Euro, 2 places. */
  readonly portfolioValue: Decimal;
  /** Euro, 2 places. */
  readonly totalProfit: Decimal;
  /**
   * Percent, 2 places: the mean over all bonds with a yield, including those that the list does not show; null if there is none.
   */
  readonly averageYield: Decimal | null;
  /** Currencies in the list that were counted 1:1 because they have no rate. */
  readonly countedAtOne: readonly Currency[];
}

/** The cards above a list of bonds: the list shows the totals for which `isShown` is true. */
export function bondsSummary(
  totals: readonly BondTotals[],
  rates: ExchangeRates,
  isShown: (totals: BondTotals) => boolean = () => true,
): BondsSummary {
  const list = totals.filter(isShown);
  const euroSum = (amountOf: (totals: BondTotals) => DecimalLike) => {
    const amounts = list.map((one) => ({ amount: new Decimal(amountOf(one)), currency: one.currency }));
    return roundTo(sumDecimals(amounts.map((amount) => inEuro(amount, rates))), AMOUNT_PLACES);
  };
  return {
    count: totalCount(list),
    activeCount: totalCount(totals.filter(({ expired }) => !expired)),
    expiredCount: totalCount(totals.filter(({ expired }) => expired)),
    portfolioValue: euroSum(({ cost }) => cost),
    totalProfit: euroSum(({ profit }) => profit),
    averageYield: averageYield(totals),
    countedAtOne: ratesUsed(
      rates,
      list.map(({ currency }) => currency),
    ).countedAtOne,
  };
}

function totalCount(totals: readonly BondTotals[]): number {
  return totals.reduce((count, of) => count + of.count, 0);
}

function averageYield(totals: readonly BondTotals[]): Decimal | null {
  const count = totals.reduce((sum, { yieldCount }) => sum + yieldCount, 0);
  if (count === 0) return null;
  return roundTo(sumDecimals(totals.map(({ yieldSum }) => yieldSum)).div(count), AVERAGE_YIELD_PLACES);
}
