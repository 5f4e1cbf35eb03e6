import type { Currency } from '../money/currency.ts';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '../money/currency-amount.ts';
import { roundTo, sumDecimals, type Decimal, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import {
  holdingCost,
  totalFees,
  isSale,
  knownMarketPrice,
  holdingMarketValue,
  yieldSource,
  type Holding,
} from './holding.ts';
import type { Measure, MeasureHolding } from './measure.ts';

const MEAN_PLACES = 4;

/** By what holdings are summed: the rates and figures of a day. */
export interface SumBasis {
  readonly rates: ExchangeRates;
  readonly measuring: MeasureHolding;
}

/** The sum of an amount over the holdings that have it. */
export interface AmountSum {
  readonly count: number;
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
}

/** Of active, expired or all holdings. Every figure is 2 places; records of sales count like the rest. */
export interface AmountSums {
  readonly cost: AmountSum;
  /** Clean, without those that have no market price. */
  readonly marketValue: AmountSum;
  readonly profit: AmountSum;
  readonly nominal: AmountSum;
  readonly taxes: AmountSum;
  readonly fees: AmountSum;
  readonly dividend: AmountSum;
  /** Of ETFs and shares; null where there are none. */
  readonly units: Decimal | null;
  readonly withoutMarketPrice: number;
}

/** The plain mean over the holdings that have the figure, 4 places. */
export interface Mean {
  readonly count: number;
  readonly mean: Decimal;
  readonly lowest: Decimal;
  readonly highest: Decimal;
}

export interface HoldingSums {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
  /** Records of sales among them. */
  readonly sales: number;
  readonly active: AmountSums;
  readonly expired: AmountSums;
  readonly all: AmountSums;
  /** Only entered yields, of expired bonds too: a computed one is of today. */
  readonly yield: {
    readonly ofAll: Mean | null;
    readonly ofActive: Mean | null;
    readonly computedLeftOut: number;
  };
}

/** The sum of the amounts that are there, by currency and in euro. */
export function sumAmounts(amounts: readonly (CurrencyAmount | null)[], rates: ExchangeRates): AmountSum {
  const known = amounts.filter((amount) => amount !== null);
  return { count: known.length, byCurrency: sumsByCurrency(known), inEuro: sumInEuro(known, rates) };
}

/** Null where no holding has the figure. */
export function meanFigure(
  holdings: readonly Holding[],
  measure: Measure,
  measuring: MeasureHolding,
): Mean | null {
  const values = holdings.flatMap((holding) => measuring(holding, measure)?.value ?? []);
  const [first, ...others] = values;
  if (first === undefined) return null;
  const lowest = others.reduce((one, other) => (other.lt(one) ? other : one), first);
  const highest = others.reduce((one, other) => (other.gt(one) ? other : one), first);
  return {
    count: values.length,
    mean: roundTo(sumDecimals(values).div(values.length), MEAN_PLACES),
    lowest: roundTo(lowest, MEAN_PLACES),
    highest: roundTo(highest, MEAN_PLACES),
  };
}

/** The mean of an amount of money over the holdings that have it, in euro, 2 places; null where none has. */
export function meanAmount(holdings: readonly Holding[], measure: Measure, { rates, measuring }: SumBasis) {
  const amounts = holdings.flatMap((holding) => {
    const figure = measuring(holding, measure);
    return figure?.unit === holding.currency ? roundedAmount(figure.value, holding.currency) : [];
  });
  const total = sumInEuro(amounts, rates).amount;
  return {
    count: amounts.length,
    mean: amounts.length === 0 ? null : roundedAmount(total.div(amounts.length), 'EUR'),
    currencies: amounts.map(({ currency }) => currency),
  };
}

function sumUnits(holdings: readonly Holding[]): Decimal | null {
  const units = holdings.flatMap((holding) => (holding.kind === 'bond' ? [] : [holding.units]));
  return units.length === 0 ? null : sumDecimals(units);
}

function storedAmounts(amount: DecimalLike | null, currency: Currency): CurrencyAmount | null {
  return amount === null ? null : roundedAmount(amount, currency);
}

function amountSums(holdings: readonly Holding[], rates: ExchangeRates): AmountSums {
  const sum = (amountOf: (holding: Holding) => CurrencyAmount | null) =>
    sumAmounts(holdings.map(amountOf), rates);
  return {
    cost: sum(holdingCost),
    marketValue: sum(holdingMarketValue),
    profit: sum(({ profit, currency }) => storedAmounts(profit, currency)),
    nominal: sum((of) => (of.kind === 'bond' ? storedAmounts(of.nominal, of.currency) : null)),
    taxes: sum((of) => (of.kind === 'bond' ? storedAmounts(of.taxesPaid, 'EUR') : null)),
    fees: sum(totalFees),
    dividend: sum((of) => (of.kind === 'bond' ? null : storedAmounts(of.dividend, of.currency))),
    units: sumUnits(holdings),
    withoutMarketPrice: holdings.filter((holding) => knownMarketPrice(holding) === null).length,
  };
}

function meanYields(holdings: readonly Holding[], measuring: MeasureHolding): HoldingSums['yield'] {
  const entered = holdings.filter((holding) => yieldSource(holding) === 'entered');
  const active = entered.filter(({ expired }) => !expired);
  return {
    ofAll: meanFigure(entered, 'yield', measuring),
    ofActive: meanFigure(active, 'yield', measuring),
    computedLeftOut: holdings.filter((holding) => yieldSource(holding) === 'computed').length,
  };
}

/** What holdings add up to. Amounts in a currency without a rate count 1:1 in euro (see ratesUsed). */
export function sumHoldings(holdings: readonly Holding[], { rates, measuring }: SumBasis): HoldingSums {
  const active = holdings.filter(({ expired }) => !expired);
  const expired = holdings.filter((holding) => holding.expired);
  return {
    count: holdings.length,
    activeCount: active.length,
    expiredCount: expired.length,
    sales: holdings.filter(isSale).length,
    active: amountSums(active, rates),
    expired: amountSums(expired, rates),
    all: amountSums(holdings, rates),
    yield: meanYields(holdings, measuring),
  };
}
