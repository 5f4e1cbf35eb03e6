import {
  exactSums,
  sumInEuro,
  sumsByCurrency,
  amountsWithoutRate,
  type CurrencyAmount,
} from '../money/currency-amount.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import type { ValuedHolding } from './valued-holding.ts';

const YIELD_PLACES = 2;

export interface EuroSum {
  /** 2 places. */
  readonly eur: Decimal;
  /** The amounts without an exchange rate, which `eur` counts 1:1. */
  readonly countedAtOne: readonly CurrencyAmount[];
}

/** Rows that a sum leaves out or treats differently. */
export interface RowGroup {
  readonly count: number;
  readonly cost: readonly CurrencyAmount[];
}

export interface MeanYield {
  /** 2 places. */
  readonly percent: Decimal;
  readonly count: number;
}

/** The totals above a list. The specified ones include every row of the list; the others state what they leave out. */
export interface PortfolioTotals {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
  readonly cost: EuroSum;
  readonly profit: EuroSum;
  /** Received, before tax; without sales. */
  readonly income: EuroSum;
  /**
   * Dated distributions of ETFs and shares, before tax, without sales; null if none is dated. Separate from `income`, which has the
   * dividends entered without a day.
   */
  readonly distributions: EuroSum | null;
  /** Price gains and income, without sales and rows without a price; null if no row has them. */
  readonly profitWithIncome: EuroSum | null;
  /** The specified mean: over all holdings with an entered yield, listed or not. */
  readonly enteredYield: MeanYield | null;
  /** The mean over all holdings with a computed yield. */
  readonly computedYield: MeanYield | null;
  readonly sales: RowGroup;
  readonly matured: RowGroup;
  readonly withoutPrice: RowGroup;
}

/** The totals of a list of holdings; `listed` is true for those that the list shows. */
export function portfolioTotals(
  holdings: readonly ValuedHolding[],
  rates: ExchangeRates,
  listed: (holding: ValuedHolding) => boolean = () => true,
): PortfolioTotals {
  const rows = holdings.filter(listed);
  const held = rows.filter(({ isSale }) => !isSale);
  const distributed = held.flatMap((holding) => holding.distributed);
  const sum = (amount: (holding: ValuedHolding) => DecimalLike | null, source = rows) =>
    euroSum(listAmounts(source, amount), rates);
  const has = (amount: (holding: ValuedHolding) => Decimal | null) =>
    rows.some((row) => amount(row) !== null);
  const gainAndIncome = ({ priceGain, income }: ValuedHolding) => priceGain?.plus(income) ?? null;
  return {
    count: rows.length,
    activeCount: holdings.filter(({ expired }) => !expired).length,
    expiredCount: holdings.filter(({ expired }) => expired).length,
    cost: sum(({ cost }) => cost),
    profit: sum(({ profit }) => profit),
    income: sum(({ income }) => income, held),
    distributions: distributed.length === 0 ? null : euroSum(distributed, rates),
    profitWithIncome: has(gainAndIncome) ? sum(gainAndIncome) : null,
    enteredYield: meanYield(holdings.map(({ enteredYield }) => enteredYield)),
    computedYield: meanYield(holdings.map(({ computedYield }) => computedYield)),
    sales: rowGroup(rows.filter(({ isSale }) => isSale)),
    matured: rowGroup(held.filter(({ isMatured, expired }) => isMatured && !expired)),
    withoutPrice: rowGroup(held.filter(({ isMatured, hasMarketPrice }) => !isMatured && !hasMarketPrice)),
  };
}

function listAmounts(
  holdings: readonly ValuedHolding[],
  pickAmount: (holding: ValuedHolding) => DecimalLike | null,
): CurrencyAmount[] {
  return holdings.flatMap((holding) => {
    const amount = pickAmount(holding);
    return amount === null ? [] : [{ amount: new Decimal(amount), currency: holding.currency }];
  });
}

function euroSum(amounts: readonly CurrencyAmount[], rates: ExchangeRates): EuroSum {
  const sums = exactSums(amounts);
  return { eur: sumInEuro(sums, rates).amount, countedAtOne: amountsWithoutRate(sums, rates) };
}

function rowGroup(holdings: readonly ValuedHolding[]): RowGroup {
  const cost = sumsByCurrency(listAmounts(holdings, (holding) => holding.cost));
  return { count: holdings.length, cost };
}

function meanYield(yields: readonly (DecimalLike | null)[]): MeanYield | null {
  const known = yields.filter((percent) => percent !== null);
  if (known.length === 0) return null;
  return { percent: roundTo(sumDecimals(known).div(known.length), YIELD_PLACES), count: known.length };
}
