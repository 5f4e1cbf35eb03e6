import type { Currency } from '../money/currency.ts';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '../money/currency-amount.ts';
import { Decimal, roundTo, sumDecimals, type DecimalLike } from '../money/decimal.ts';
import type { ExchangeRates } from '../money/exchange-rates.ts';
import {
  holdingCost,
  isBond,
  totalFees,
  isSale,
  knownMarketPrice,
  holdingMarketValue,
  yieldSource,
  type Holding,
} from './holding.ts';
import type { Measure, MeasureHolding } from './measure.ts';

const MEAN_PLACES = 4;

/** The exchange rates and figures of a day, used to sum holdings. */
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

/** Sums over active, expired or all holdings, 2 decimal places. Sales count like purchases. */
interface AmountSums {
  readonly cost: AmountSum;
  /** Clean; without holdings that have no market price. */
  readonly marketValue: AmountSum;
  readonly profit: AmountSum;
  readonly nominal: AmountSum;
  readonly taxes: AmountSum;
  readonly fees: AmountSum;
  readonly dividend: AmountSum;
  /** Units of ETFs and shares; null if there are none. */
  readonly units: Decimal | null;
  readonly withoutMarketPrice: number;
}

/** The unweighted mean over the holdings that have the figure, 4 decimal places. */
export interface Mean {
  readonly count: number;
  readonly mean: Decimal;
  readonly lowest: Decimal;
  readonly highest: Decimal;
}

interface HoldingSums {
  readonly count: number;
  readonly activeCount: number;
  readonly expiredCount: number;
  /** How many of `count` record a sale. */
  readonly sales: number;
  readonly active: AmountSums;
  readonly expired: AmountSums;
  readonly all: AmountSums;
  /** Entered yields only, including expired bonds: a computed yield is for today's price. */
  readonly yield: {
    readonly ofAll: Mean | null;
    readonly ofActive: Mean | null;
    readonly computedLeftOut: number;
  };
}

/** Sums the amounts that are not null, by currency and in euro. */
function sumAmounts(amounts: readonly (CurrencyAmount | null)[], rates: ExchangeRates): AmountSum {
  const known = amounts.filter((amount) => amount !== null);
  return { count: known.length, byCurrency: sumsByCurrency(known), inEuro: sumInEuro(known, rates) };
}

/** The mean of a figure; null if no holding has it. */
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

/** The mean of a figure of bonds, weighted by their nominal in euro. Null if none has it. */
export function meanByNominal(
  holdings: readonly Holding[],
  measure: Measure,
  { rates, measuring }: SumBasis,
): Decimal | null {
  const weighed = holdings.filter(isBond).flatMap((bond) => {
    const value = measuring(bond, measure)?.value;
    const weight = sumInEuro([{ amount: new Decimal(bond.nominal), currency: bond.currency }], rates).amount;
    return value === undefined ? [] : [{ value, weight }];
  });
  const total = sumDecimals(weighed.map(({ weight }) => weight));
  if (total.isZero()) return null;
  return roundTo(
    sumDecimals(weighed.map(({ value, weight }) => value.times(weight))).div(total),
    MEAN_PLACES,
  );
}

/** The mean of a money amount over the holdings that have it: euro, 2 decimal places. `mean` is null if none has it. */
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

function storedAmount(amount: DecimalLike | null, currency: Currency): CurrencyAmount | null {
  return amount === null ? null : roundedAmount(amount, currency);
}

/** The fees of these deals, by currency and in euro. */
export const sumFees = (deals: readonly Holding[], rates: ExchangeRates): AmountSum =>
  sumAmounts(deals.map(totalFees), rates);

function amountSums(holdings: readonly Holding[], rates: ExchangeRates): AmountSums {
  const sum = (amountOf: (holding: Holding) => CurrencyAmount | null) =>
    sumAmounts(holdings.map(amountOf), rates);
  return {
    cost: sum(holdingCost),
    marketValue: sum(holdingMarketValue),
    profit: sum(({ profit, currency }) => storedAmount(profit, currency)),
    nominal: sum((one) => (one.kind === 'bond' ? storedAmount(one.nominal, one.currency) : null)),
    taxes: sum((one) => (one.kind === 'bond' ? storedAmount(one.taxesPaid, 'EUR') : null)),
    fees: sumFees(holdings, rates),
    dividend: sum((one) => (one.kind === 'bond' ? null : storedAmount(one.dividend, one.currency))),
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

/** Sums holdings. Amounts in a currency without a rate count 1:1 in euro (see ratesUsed). */
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
