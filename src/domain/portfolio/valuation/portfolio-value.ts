import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { RateOnDay } from '../../money/rate-history.ts';
import { oldestDay } from '../../prices/price-age.ts';
import { positionKey, type PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { replaceablePriceDay } from './position-price.ts';
import {
  valuePosition,
  type Market,
  type PositionValue,
  type ValueParts,
  type ValueProblem,
} from './value-position.ts';

/** A position that a sum leaves out, and why. */
export interface LeftOutPosition extends PositionKey {
  readonly problem: ValueProblem;
}

export interface ValuedPosition {
  readonly position: Position;
  readonly value: PositionValue;
}

/** The value of several positions at the end of a day. */
export interface PortfolioValue {
  readonly day: CalendarDate;
  /** Euro, unrounded, at the last rates on or before the day. */
  readonly eur: ValueParts;
  /** The positions that are held, in the given order. */
  readonly held: readonly ValuedPosition[];
  /** Positions without a value; the sum does not include them. */
  readonly leftOut: readonly LeftOutPosition[];
  /** True if any price is older than 10 business days. */
  readonly isEstimated: boolean;
  /** Bonds whose accrued interest counts as 0 because their terms do not give it. */
  readonly withoutAccrued: readonly PositionKey[];
  /** The oldest day among the prices; those of zero-coupon bonds do not count, because they need no newer price. */
  readonly oldestPriceDay: CalendarDate | null;
  /** The rates used, one for each currency except euro and lev. */
  readonly rates: readonly (RateOnDay & Pick<PositionKey, 'currency'>)[];
}

const ZERO = new Decimal(0);

function sumParts(parts: readonly ValueParts[]): ValueParts {
  let [clean, accrued] = [ZERO, ZERO];
  for (const part of parts) {
    clean = clean.plus(part.clean);
    accrued = accrued.plus(part.accrued);
  }
  return { clean, accrued, value: clean.plus(accrued) };
}

function listRates(held: readonly ValuedPosition[]): PortfolioValue['rates'] {
  const rates = new Map(held.map(({ position: { currency }, value }) => [currency, value.rate]));
  return [...rates].flatMap(([currency, rate]) =>
    rate === null || currency === 'EUR' ? [] : [{ currency, ...rate }],
  );
}

/** Values positions at the end of a day. Positions without a value are listed in `leftOut`. */
export function portfolioValue(
  positions: readonly Position[],
  day: CalendarDate,
  market: Market,
): PortfolioValue {
  const held: ValuedPosition[] = [];
  const leftOut: LeftOutPosition[] = [];
  for (const position of positions) {
    const valuation = valuePosition(position, day, market);
    if (!valuation.ok) leftOut.push({ ...positionKey(position), problem: valuation.problem });
    else if (!valuation.value.quantity.isZero()) held.push({ position, value: valuation.value });
  }
  const lacking = held.filter(({ value }) => value.interestProblem !== null);
  return {
    day,
    eur: sumParts(held.map(({ value }) => value.eur)),
    held,
    leftOut,
    isEstimated: held.some(({ value }) => value.mark !== 'known'),
    withoutAccrued: lacking.map(({ position }) => positionKey(position)),
    oldestPriceDay: oldestDay(
      held.map(
        ({ position: { isin }, value: { price } }) =>
          price && replaceablePriceDay(price, market.terms.get(isin), day),
      ),
    ),
    rates: listRates(held),
  };
}

/** Values positions on several days. They must be computed for the last of the days or a later one. */
export function valueSeries(
  positions: readonly Position[],
  days: readonly CalendarDate[],
  market: Market,
): PortfolioValue[] {
  return days.map((day) => portfolioValue(positions, day, market));
}
