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

/** The market value of a group of holdings. */
interface GroupShare {
  readonly key: string;
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
  /** Of the whole, 1 place; the groups add up to exactly 100. */
  readonly percent: Decimal;
}

/** The market value of holdings by group: clean, 2 decimal places. */
export interface Allocation {
  /** The number of holdings with a market value. */
  readonly count: number;
  readonly inEuro: CurrencyAmount;
  /** Largest first. */
  readonly groups: readonly GroupShare[];
  /** Holdings that are left out because they have no market price, with their cost. */
  readonly withoutMarketPrice: { readonly count: number; readonly cost: readonly CurrencyAmount[] };
  /** The number of sales, which are left out. */
  readonly sales: number;
  /** The amounts without an exchange rate, which `inEuro` counts 1:1 as euro. */
  readonly countedAtOne: readonly CurrencyAmount[];
}

interface ValuedHolding {
  readonly holding: Holding;
  readonly value: CurrencyAmount;
}

function shares(held: readonly ValuedHolding[], by: Grouping, rates: ExchangeRates): GroupShare[] {
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

/** Groups holdings by market value. Leaves out, and counts, sales and holdings without a market price; expired ones are up to the caller. */
export function allocate(holdings: readonly Holding[], by: Grouping, rates: ExchangeRates): Allocation {
  const held = holdings.filter((holding) => !isSale(holding));
  const valued = held.flatMap((holding): ValuedHolding[] => {
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
