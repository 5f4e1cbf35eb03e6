import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import type { RateOnDay } from '../../money/rate-history.ts';
import { oldestDay } from '../../prices/price-age.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { Position } from '../positions/position.ts';
import { replaceablePriceDay } from './position-price.ts';
import {
  valuePosition,
  type Market,
  type PositionValue,
  type ValueParts,
  type ValueProblem,
} from './value-on-a-day.ts';

/** A position that a sum leaves out, and why. */
export interface LeftOutPosition extends PositionKey {
  readonly problem: ValueProblem;
}

export interface ValuedPosition {
  readonly position: Position;
  readonly value: PositionValue;
}

/** What positions are worth together at the end of a day, and what of it is not known. */
export interface PortfolioValue {
  readonly day: CalendarDate;
  /** Euro, unrounded, each currency at its last rate on or before the day. */
  readonly eur: ValueParts;
  /** Those of which something is held, in their order. */
  readonly held: readonly ValuedPosition[];
  /** Those without a value: the sum is without them. */
  readonly left: readonly LeftOutPosition[];
  /** Some price of it is older than 10 business days. */
  readonly isEstimated: boolean;
  /** Bonds whose accrued interest counts as 0 because their terms are missing. */
  readonly withoutAccrued: readonly PositionKey[];
  /** Of the prices that a newer one should follow: not those of bonds without coupons. */
  readonly oldestPriceDay: CalendarDate | null;
  /** The rates used, each currency once; euro and lev have none of a day. */
  readonly rates: readonly (RateOnDay & Pick<PositionKey, 'currency'>)[];
}

const NONE = new Decimal(0);
const positionKey = ({ kind, isin, currency }: Position): PositionKey => ({ kind, isin, currency });

function sumParts(parts: readonly ValueParts[]): ValueParts {
  let [clean, accrued] = [NONE, NONE];
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

/** The value of positions at the end of a day. What has no value is left out and named. */
export function portfolioValue(
  positions: readonly Position[],
  day: CalendarDate,
  market: Market,
): PortfolioValue {
  const held: ValuedPosition[] = [];
  const left: LeftOutPosition[] = [];
  for (const position of positions) {
    const valuation = valuePosition(position, day, market);
    if (!valuation.ok) left.push({ ...positionKey(position), problem: valuation.problem });
    else if (!valuation.value.quantity.isZero()) held.push({ position, value: valuation.value });
  }
  const lacking = held.filter(({ value }) => value.lacksAccrued);
  return {
    day,
    eur: sumParts(held.map(({ value }) => value.eur)),
    held,
    left,
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

/** The same on several days. The positions are those of the last of the days, or of a later one. */
export function valueSeries(
  positions: readonly Position[],
  days: readonly CalendarDate[],
  market: Market,
): PortfolioValue[] {
  return days.map((day) => portfolioValue(positions, day, market));
}
