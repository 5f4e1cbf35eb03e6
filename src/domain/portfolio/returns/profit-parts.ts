import { Decimal } from '../../money/decimal.ts';
import type { PositionValue } from '../valuation/value-on-a-day.ts';
import type { PositionFlow } from './position-flows.ts';

/** What a profit is made of: euro, unrounded. The parts add up to it. */
export interface ProfitParts {
  /** With the cross term of price and currency. */
  readonly price: Decimal;
  /** Interest that accrued, and interest and dividends that were paid. */
  readonly income: Decimal;
  readonly currency: Decimal;
  /** 0 or less. */
  readonly fees: Decimal;
  readonly tax: Decimal;
}

/** A position at the end of a day, and all that moved on it. */
export interface ProfitPoint {
  readonly value: PositionValue;
  readonly flows: readonly PositionFlow[];
  /** Units of the position's currency for one euro; undefined where nothing was held the point before, nor is now. */
  readonly unitsPerEuro: Decimal | undefined;
}

const NOTHING = new Decimal(0);
export const NO_PARTS: ProfitParts = {
  price: NOTHING,
  income: NOTHING,
  currency: NOTHING,
  fees: NOTHING,
  tax: NOTHING,
};

export function addParts(one: ProfitParts, other: ProfitParts): ProfitParts {
  return {
    price: one.price.plus(other.price),
    income: one.income.plus(other.income),
    currency: one.currency.plus(other.currency),
    fees: one.fees.plus(other.fees),
    tax: one.tax.plus(other.tax),
  };
}

function flowParts({ bought, sold, accruedPaid, accruedReceived, income, fees, tax }: PositionFlow) {
  return {
    price: sold.minus(bought),
    income: income.plus(accruedReceived).minus(accruedPaid),
    currency: NOTHING,
    fees: fees.negated(),
    tax: tax.negated(),
  };
}

/** What the change of value from one point to the next is made of: what was held before counts at the rate of the later one. */
function valueParts(before: PositionValue, { value: after, unitsPerEuro }: ProfitPoint): ProfitParts {
  const inEuro = (amount: Decimal) => (unitsPerEuro === undefined ? NOTHING : amount.div(unitsPerEuro));
  return {
    ...NO_PARTS,
    price: after.eur.clean.minus(inEuro(before.clean)),
    income: after.eur.accrued.minus(inEuro(before.accrued)),
    currency: inEuro(before.value).minus(before.eur.value),
  };
}

/** The parts of the profit of one position from one point to the next: points are the days with flows, and the end. */
export function pointParts(before: PositionValue, point: ProfitPoint): ProfitParts {
  return point.flows.reduce((parts, flow) => addParts(parts, flowParts(flow)), valueParts(before, point));
}
