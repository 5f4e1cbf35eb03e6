import type { Currency } from '#domain/money/currency';
import { dayNumber } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import type { Holding } from './holding.ts';
import type { Money } from './money.ts';

/** The figures of a holding that holdings can be ordered, filtered and summed by. */
export const MEASURES = [
  'profit',
  'profit-percent',
  'cost',
  'market-value',
  'nominal',
  'units',
  'coupon',
  'yield',
  'duration',
  'modified-duration',
  'buy-price',
  'market-price',
  'taxes',
  'fees',
  'dividend',
  'maturity',
  'buy-date',
  'bank',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a figure counts. */
export type Unit = Currency | '%' | 'years' | 'price' | 'units' | 'day' | 'text';

export interface Figure {
  readonly value: Decimal;
  readonly unit: Unit;
}

function of(value: string | null, unit: Unit): Figure | undefined {
  return value === null ? undefined : { value: new Decimal(value), unit };
}

function ofMoney(value: Money | null): Figure | undefined {
  return value === null ? undefined : { value: new Decimal(value.amount), unit: value.currency };
}

function ofDay(value: Holding['buyDate']): Figure | undefined {
  return value === null ? undefined : { value: new Decimal(dayNumber(value)), unit: 'day' };
}

/** The change of price in percent of the cost. */
function profitPercent({ marketPrice, profit, cost }: Holding): Figure | undefined {
  if (marketPrice === null || new Decimal(cost.amount).isZero()) return undefined;
  return { value: new Decimal(profit.amount).div(cost.amount).times(100), unit: '%' };
}

const FIGURES: Record<Measure, (holding: Holding) => Figure | undefined> = {
  // Without a market price the stored profit says nothing of a holding.
  profit: (holding) => (holding.marketPrice === null ? undefined : ofMoney(holding.profit)),
  'profit-percent': profitPercent,
  cost: ({ cost }) => ofMoney(cost),
  'market-value': ({ marketValue }) => ofMoney(marketValue),
  nominal: ({ nominal }) => ofMoney(nominal),
  units: ({ units }) => of(units, 'units'),
  coupon: ({ couponPercent }) => of(couponPercent, '%'),
  yield: ({ yieldPercent }) => of(yieldPercent, '%'),
  duration: ({ macaulayDuration }) => of(macaulayDuration, 'years'),
  'modified-duration': ({ modifiedDuration }) => of(modifiedDuration, 'years'),
  'buy-price': ({ buyPrice }) => of(buyPrice, 'price'),
  'market-price': ({ marketPrice }) => of(marketPrice, 'price'),
  taxes: ({ taxesPaid }) => ofMoney(taxesPaid),
  fees: ({ fees }) => ofMoney(fees),
  dividend: ({ dividend }) => ofMoney(dividend),
  maturity: ({ maturityDate }) => ofDay(maturityDate),
  'buy-date': ({ buyDate }) => ofDay(buyDate),
  bank: ({ bank }) => (bank === null || bank === '' ? undefined : { value: new Decimal(0), unit: 'text' }),
};

/** Undefined where the holding has no such figure. */
export function measured(holding: Holding, measure: Measure): Figure | undefined {
  return FIGURES[measure](holding);
}
