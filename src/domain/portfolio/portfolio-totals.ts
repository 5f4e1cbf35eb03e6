import type { Currency } from '../money/currency.ts';
import { AMOUNT_PLACES } from '../money/decimal-places.ts';
import { roundTo, sumOf, type Decimal, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import type { Position } from './position.ts';

const YIELD_PLACES = 2;

export interface CurrencyAmount {
  readonly currency: Currency;
  /** 2 places. */
  readonly amount: Decimal;
}

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
  /** Received, before tax; without sales. */
  readonly income: EuroSum;
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

/** What a list of positions adds up to; `listed` says which of them the list shows. */
export function portfolioTotals(
  positions: readonly Position[],
  rates: ExchangeRates,
  listed: (position: Position) => boolean = () => true,
): PortfolioTotals {
  const rows = positions.filter(listed);
  const held = rows.filter(({ isSale }) => !isSale);
  const sum = (amount: (position: Position) => DecimalLike | null, of = rows) =>
    sumInEuro(amountsByCurrency(of, amount), rates);
  const has = (amount: (position: Position) => Decimal | null) => rows.some((row) => amount(row) !== null);
  const gainAndIncome = ({ priceGain, income }: Position) => priceGain?.plus(income) ?? null;
  return {
    count: rows.length,
    activeCount: positions.filter(({ expired }) => !expired).length,
    expiredCount: positions.filter(({ expired }) => expired).length,
    cost: sum(({ cost }) => cost),
    profit: sum(({ profit }) => profit),
    marketValue: has(({ marketValue }) => marketValue) ? sum(({ marketValue }) => marketValue) : null,
    income: sum(({ income }) => income, held),
    profitWithIncome: has(gainAndIncome) ? sum(gainAndIncome) : null,
    enteredYield: meanYield(positions.map(({ enteredYield }) => enteredYield)),
    computedYield: meanYield(positions.map(({ computedYield }) => computedYield)),
    sales: rowGroup(rows.filter(({ isSale }) => isSale)),
    matured: rowGroup(held.filter(({ isMatured, expired }) => isMatured && !expired)),
    withoutPrice: rowGroup(held.filter(({ isMatured, hasMarketPrice }) => !isMatured && !hasMarketPrice)),
    withoutAccrued: rowGroup(rows.filter(({ lacksAccrued }) => lacksAccrued)),
  };
}

function amountsByCurrency(
  positions: readonly Position[],
  amountOf: (position: Position) => DecimalLike | null,
): ReadonlyMap<Currency, Decimal> {
  const sums = new Map<Currency, Decimal>();
  for (const position of positions) {
    const amount = amountOf(position);
    if (amount === null) continue;
    sums.set(position.currency, sumOf([sums.get(position.currency) ?? 0, amount]));
  }
  return sums;
}

function currencyAmounts(sums: ReadonlyMap<Currency, Decimal>): CurrencyAmount[] {
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount: roundTo(amount, AMOUNT_PLACES) }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function sumInEuro(sums: ReadonlyMap<Currency, Decimal>, rates: ExchangeRates): EuroSum {
  const euro = [...sums].map(([currency, amount]) => rates.toEuro(amount, currency) ?? amount);
  const withoutRate = [...sums].filter(([currency]) => rates.toEuro(1, currency) === undefined);
  return {
    eur: roundTo(sumOf(euro), AMOUNT_PLACES),
    countedAtOne: currencyAmounts(new Map(withoutRate)),
  };
}

function rowGroup(positions: readonly Position[]): RowGroup {
  const cost = currencyAmounts(amountsByCurrency(positions, (position) => position.cost));
  return { count: positions.length, cost };
}

function meanYield(yields: readonly (DecimalLike | null)[]): MeanYield | null {
  const known = yields.filter((percent) => percent !== null);
  if (known.length === 0) return null;
  return { percent: roundTo(sumOf(known).div(known.length), YIELD_PLACES), count: known.length };
}
