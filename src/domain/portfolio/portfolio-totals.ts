import type { CalendarDate } from '../calendar-date.ts';
import {
  exactSums,
  sumInEuro,
  sumsByCurrency,
  amountsWithoutRate,
  type CurrencyAmount,
} from '../money/currency-amount.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import { oldestDay } from '../prices/price-age.ts';
import type { ValuedHolding } from './valued-holding.ts';

const YIELD_PLACES = 2;

export interface EuroSum {
  /** 2 places. */
  readonly eur: Decimal;
  /** What of it is in a currency without a rate, and was counted 1:1. */
  readonly countedAtOne: readonly CurrencyAmount[];
}

/** Rows that a sum treats in a way of their own. */
export interface RowGroup {
  readonly count: number;
  /** What they cost. */
  readonly cost: readonly CurrencyAmount[];
}

export interface MeanYield {
  /** 2 places. */
  readonly percent: Decimal;
  readonly count: number;
}

/** The figures above a list. The specified ones count every row of the list; the others say what they leave out. */
export interface PortfolioTotals {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
  readonly cost: EuroSum;
  readonly profit: EuroSum;
  /** Without sales, matured and expired rows and those without a price; null where no row has a value. */
  readonly marketValue: EuroSum | null;
  /** Of the known days of the prices in the market value; bonds without coupons need no newer price. */
  readonly oldestPriceDay: CalendarDate | null;
  /** Received, before tax; without sales. */
  readonly income: EuroSum;
  /**
   * Dated distributions of ETFs and shares, before tax; without sales. Null where none is dated. They stand beside the dividends
   * that were typed without a day, which are the income.
   */
  readonly distributions: EuroSum | null;
  /** Price gains and income, without sales and rows without a price; null where no row has them. */
  readonly profitWithIncome: EuroSum | null;
  /** The specified mean: over all rows with an entered yield, listed or not. */
  readonly enteredYield: MeanYield | null;
  /** The mean of the computed yields of all rows that have one. */
  readonly computedYield: MeanYield | null;
  readonly sales: RowGroup;
  readonly matured: RowGroup;
  readonly withoutPrice: RowGroup;
  readonly withoutAccrued: RowGroup;
}

/** What a list of holdings adds up to; `listed` says which of them the list shows. */
export function portfolioTotals(
  holdings: readonly ValuedHolding[],
  rates: ExchangeRates,
  listed: (holding: ValuedHolding) => boolean = () => true,
): PortfolioTotals {
  const rows = holdings.filter(listed);
  const held = rows.filter(({ isSale }) => !isSale);
  const distributed = held.flatMap((holding) => holding.distributed);
  const sum = (amount: (holding: ValuedHolding) => DecimalLike | null, of = rows) =>
    euroSum(listAmounts(of, amount), rates);
  const has = (amount: (holding: ValuedHolding) => Decimal | null) =>
    rows.some((row) => amount(row) !== null);
  const gainAndIncome = ({ priceGain, income }: ValuedHolding) => priceGain?.plus(income) ?? null;
  return {
    count: rows.length,
    activeCount: holdings.filter(({ expired }) => !expired).length,
    expiredCount: holdings.filter(({ expired }) => expired).length,
    cost: sum(({ cost }) => cost),
    profit: sum(({ profit }) => profit),
    marketValue: has(({ marketValue }) => marketValue) ? sum(({ marketValue }) => marketValue) : null,
    oldestPriceDay: oldestDay(rows.map(({ pricedOn }) => pricedOn)),
    income: sum(({ income }) => income, held),
    distributions: distributed.length === 0 ? null : euroSum(distributed, rates),
    profitWithIncome: has(gainAndIncome) ? sum(gainAndIncome) : null,
    enteredYield: meanYield(holdings.map(({ enteredYield }) => enteredYield)),
    computedYield: meanYield(holdings.map(({ computedYield }) => computedYield)),
    sales: rowGroup(rows.filter(({ isSale }) => isSale)),
    matured: rowGroup(held.filter(({ isMatured, expired }) => isMatured && !expired)),
    withoutPrice: rowGroup(held.filter(({ isMatured, hasMarketPrice }) => !isMatured && !hasMarketPrice)),
    withoutAccrued: rowGroup(rows.filter(({ lacksAccrued }) => lacksAccrued)),
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
