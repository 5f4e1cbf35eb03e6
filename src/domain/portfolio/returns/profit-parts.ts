import { Decimal } from '../../money/decimal.ts';
import type { PositionValue } from '../valuation/value-position.ts';
import type { PositionFlow } from './position-flows.ts';

/** The parts of a profit in euro, unrounded; they add up to it. */
export interface ProfitParts {
  /** Includes the cross term of price and currency. */
  readonly price: Decimal;
  /** Accrued interest, and interest and dividends paid. */
  readonly income: Decimal;
  readonly currency: Decimal;
  /** 0 or less. */
  readonly fees: Decimal;
  readonly tax: Decimal;
}

/** A position's value at the end of a day, with the day's flows. */
export interface ProfitPoint {
  readonly value: PositionValue;
  readonly flows: readonly PositionFlow[];
  /** Units of the position's currency per euro; undefined if nothing was held at the previous point and nothing is now. */
  readonly unitsPerEuro: Decimal | undefined;
}

const ZERO = new Decimal(0);
export const NO_PARTS: ProfitParts = {
  price: ZERO,
  income: ZERO,
  currency: ZERO,
  fees: ZERO,
  tax: ZERO,
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
    currency: ZERO,
    fees: fees.negated(),
    tax: tax.negated(),
  };
}

/** The parts of the change in value between two points. Price and income are measured at the later rate; the change of rate is the currency part. */
function valueParts(before: PositionValue, { value: after, unitsPerEuro }: ProfitPoint): ProfitParts {
  const inEuro = (amount: Decimal) => (unitsPerEuro === undefined ? ZERO : amount.div(unitsPerEuro));
  return {
    ...NO_PARTS,
    price: after.eur.clean.minus(inEuro(before.clean)),
    income: after.eur.accrued.minus(inEuro(before.accrued)),
    currency: inEuro(before.value).minus(before.eur.value),
  };
}

/** The parts of a position's profit between two points: the days with flows, and the end of the period. */
export function pointParts(before: PositionValue, point: ProfitPoint): ProfitParts {
  return point.flows.reduce((parts, flow) => addParts(parts, flowParts(flow)), valueParts(before, point));
}
