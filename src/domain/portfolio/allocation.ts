import {
  sumInEuro,
  sumsByCurrency,
  amountsWithoutRate,
  type CurrencyAmount,
} from '../money/currency-amount.ts';
import { Decimal } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import { percentShares } from '../money/percent-shares.ts';
import { groupHoldings, type Grouping } from './grouping.ts';
import { holdingCost, isSale, holdingMarketValue, type Holding } from './holding.ts';

const PERCENT_PLACES = 1;

/** What a group of holdings is worth. */
export interface GroupShare {
  readonly key: string;
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
  /** Of the whole, 1 place; the groups add up to exactly 100. */
  readonly percent: Decimal;
}

/** How the value of holdings is spread: clean, at market prices, amounts with 2 places. */
export interface Allocation {
  /** Holdings with a value. */
  readonly count: number;
  readonly inEuro: CurrencyAmount;
  /** The largest first. */
  readonly groups: readonly GroupShare[];
  /** Nobody knows what these are worth; what was paid for them. */
  readonly withoutMarketPrice: { readonly count: number; readonly cost: readonly CurrencyAmount[] };
  /** Records of sales, which are left out. */
  readonly sales: number;
  /** What of the whole has no rate: each unit counted as one euro. */
  readonly countedAtOne: readonly CurrencyAmount[];
}

interface ValuedGroup {
  readonly holding: Holding;
  readonly value: CurrencyAmount;
}

function shares(held: readonly ValuedGroup[], by: Grouping, rates: ExchangeRates): GroupShare[] {
  const values = new Map(held.map(({ holding, value }) => [holding, value]));
  const groups = groupHoldings([...values.keys()], by)
    .map(({ key, holdings }) => {
      const amounts = holdings.flatMap((holding) => values.get(holding) ?? []);
      return { key, byCurrency: sumsByCurrency(amounts), inEuro: sumInEuro(amounts, rates) };
    })
    .sort((one, other) => other.inEuro.amount.comparedTo(one.inEuro.amount));
  const percents = percentShares(
    groups.map(({ inEuro }) => inEuro.amount),
    PERCENT_PLACES,
  );
  return groups.map((group, index) => ({ ...group, percent: percents[index] ?? new Decimal(0) }));
}

/** Sales and holdings without a market price are left out and counted. Whether expired ones count is up to the caller. */
export function allocate(holdings: readonly Holding[], by: Grouping, rates: ExchangeRates): Allocation {
  const held = holdings.filter((holding) => !isSale(holding));
  const valued = held.flatMap((holding): ValuedGroup[] => {
    const value = holdingMarketValue(holding);
    return value === null ? [] : [{ holding, value }];
  });
  const values = valued.map(({ value }) => value);
  const unpriced = held.filter((holding) => holdingMarketValue(holding) === null);
  return {
    count: valued.length,
    inEuro: sumInEuro(values, rates),
    groups: shares(valued, by, rates),
    withoutMarketPrice: { count: unpriced.length, cost: sumsByCurrency(unpriced.map(holdingCost)) },
    sales: holdings.length - held.length,
    countedAtOne: amountsWithoutRate(values, rates),
  };
}
