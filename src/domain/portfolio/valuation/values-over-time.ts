import type { CalendarDate } from '../../calendar-date.ts';
import type { RateOnDay } from '../../money/rate-history.ts';
import type { Position, PositionStep } from '../positions/position.ts';
import { accruedAsDouble } from '../positions/security-terms.ts';
import { positionPrice, type PositionPrice } from './position-price.ts';
import type { Market, ValueProblem } from './value-position.ts';

/**
 * Values on thousands of days. `valuePosition` computes each day from scratch with decimals, which takes twenty times as long. This code
 * walks the days in order with doubles and looks up price and quantity only when they change.
 */
interface ValuesOverTime {
  /** In euro, one for each day; 0 if missing. */
  readonly values: Float64Array;
  /** The day of each day's price: undefined if nothing is held, null if unknown. */
  readonly priceDays: readonly (CalendarDate | null | undefined)[];
  /** The indexes of the days without a value, ascending. */
  readonly missing: readonly { readonly place: number; readonly problem: ValueProblem }[];
}

const DAYS_PER_STEP = 250;

/** Returns a function that finds the index of the last entry on or before a day; the days must ascend. */
function createCursor(entries: readonly { readonly day: CalendarDate | null }[]) {
  let place = -1;
  return (day: CalendarDate) => {
    while (place + 1 < entries.length && (entries[place + 1]?.day ?? '') <= day) place += 1;
    return place;
  };
}

/** The held quantity and value between two changes of quantity or price. */
interface HeldState {
  readonly lastStep: number;
  readonly lastPrice: number;
  readonly quantity: number;
  /** Without accrued interest, in the position's currency. */
  readonly clean: number;
  readonly priceDay: CalendarDate | null;
}

const NOT_HELD = { quantity: 0, clean: 0, priceDay: null };

function priced(kind: Position['kind'], last: PositionStep, price: PositionPrice) {
  const quantity = last.quantityAfter.toNumber();
  const product = price.value.toNumber() * quantity;
  return { quantity, clean: kind === 'bond' ? product / 100 : product, priceDay: price.day };
}

/** Returns a function that finds what is held on a day; the days must ascend. Undefined if no price is known. */
function heldStates(position: Position, market: Market): (day: CalendarDate) => HeldState | undefined {
  const { kind, isin, currency, steps } = position;
  const sameCurrency = (market.prices.get(isin) ?? []).filter(
    (price) => (price.currency ?? currency) === currency,
  );
  const [stepOn, priceOn] = [createCursor(steps), createCursor(sameCurrency)];
  const terms = market.terms.get(isin);
  const own = { prices: new Map([[isin, sameCurrency]]), terms };
  let held: HeldState | undefined;
  return (day) => {
    const [lastStep, lastPrice] = [stepOn(day), priceOn(day)];
    if (held?.lastStep === lastStep && held.lastPrice === lastPrice) return held;
    const last = steps[lastStep];
    if (last === undefined || last.quantityAfter.isZero()) {
      held = { lastStep, lastPrice, ...NOT_HELD };
      return held;
    }
    const price = positionPrice({ key: position, steps, lastStep }, day, own);
    held = price && { lastStep, lastPrice, ...priced(kind, last, price) };
    return held;
  };
}

/**
 * Values a position at the end of each of these ascending days, like `valuePosition` without undated prices. The position must have no
 * problem and be computed for the last of the days or a later one.
 */
export function* valuesOverTime(
  position: Position,
  days: readonly CalendarDate[],
  market: Market,
): Generator<undefined, ValuesOverTime> {
  const { kind, isin, currency } = position;
  const terms = market.terms.get(isin);
  const stateOn = heldStates(position, market);
  const values = new Float64Array(days.length);
  const priceDays: (CalendarDate | null | undefined)[] = [];
  const missing: { place: number; problem: ValueProblem }[] = [];
  let lastRate: RateOnDay | undefined;
  let unitsPerEuro = 1;
  for (const [place, day] of days.entries()) {
    if (place % DAYS_PER_STEP === 0) yield;
    const held = stateOn(day);
    priceDays.push(held?.quantity === 0 ? undefined : held?.priceDay);
    if (held === undefined) missing.push({ place, problem: { reason: 'no-price', isin } });
    if (held === undefined || held.quantity === 0) continue;
    const rate = market.rates(currency, day);
    if (rate === undefined) {
      missing.push({ place, problem: { reason: 'no-rate', currency, day } });
      continue;
    }
    // Converting a decimal takes longer than everything else here, and the rate is often the same as the day before.
    if (rate !== lastRate) unitsPerEuro = rate.unitsPerEuro.toNumber();
    lastRate = rate;
    const accrued = kind === 'bond' ? ((accruedAsDouble(terms, day) ?? 0) * held.quantity) / 100 : 0;
    values[place] = (held.clean + accrued) / unitsPerEuro;
  }
  return { values, priceDays, missing };
}
