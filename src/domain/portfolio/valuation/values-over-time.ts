import type { CalendarDate } from '../../calendar-date.ts';
import type { RateOnDay } from '../../money/rate-history.ts';
import type { Position, PositionStep } from '../positions/position.ts';
import { accruedAsDouble } from '../positions/security-terms.ts';
import { positionPrice, type PositionPrice } from './position-price.ts';
import type { Market, ValueProblem } from './value-on-a-day.ts';

/**
 * Values on thousands of days. `valuePosition` computes each day from scratch with decimals, which takes twenty times as long; here the
 * days are walked in their order, in doubles, and price and quantity are looked up only where they change.
 */
export interface ValuesOverTime {
  /** In euro, one for each day; 0 where it is missing. */
  readonly values: Float64Array;
  /** The day of each day's price: undefined where nothing is held, null where it is not known. */
  readonly priceDays: readonly (CalendarDate | null | undefined)[];
  /** The places of the days without a value, ascending. */
  readonly missing: readonly { readonly place: number; readonly problem: ValueProblem }[];
}

const DAYS_A_STEP = 250;

/** Walks entries in the order of their days: the place of the last one on or before a day. */
function walk(entries: readonly { readonly day: CalendarDate | null }[]) {
  let place = -1;
  return (day: CalendarDate) => {
    while (place + 1 < entries.length && (entries[place + 1]?.day ?? '') <= day) place += 1;
    return place;
  };
}

/** What is held from one change of quantity or price to the next; undefined where no price is known. */
interface Holding {
  readonly lastStep: number;
  readonly lastPrice: number;
  readonly quantity: number;
  /** Without accrued interest, in the position's currency. */
  readonly clean: number;
  readonly priceDay: CalendarDate | null;
}

const NOTHING = { quantity: 0, clean: 0, priceDay: null };

function priced(kind: Position['kind'], last: PositionStep, price: PositionPrice) {
  const quantity = last.quantityAfter.toNumber();
  const product = price.value.toNumber() * quantity;
  return { quantity, clean: kind === 'bond' ? product / 100 : product, priceDay: price.day };
}

/** What is held on a day, of days that ascend. */
function holdings(position: Position, market: Market): (day: CalendarDate) => Holding | undefined {
  const { kind, isin, currency, steps } = position;
  const ofCurrency = (market.prices.get(isin) ?? []).filter(
    (price) => (price.currency ?? currency) === currency,
  );
  const [stepOn, priceOn] = [walk(steps), walk(ofCurrency)];
  const terms = market.terms.get(isin);
  const own = { prices: new Map([[isin, ofCurrency]]), terms };
  let held: Holding | undefined;
  return (day) => {
    const [lastStep, lastPrice] = [stepOn(day), priceOn(day)];
    if (held?.lastStep === lastStep && held.lastPrice === lastPrice) return held;
    const last = steps[lastStep];
    if (last === undefined || last.quantityAfter.isZero()) {
      held = { lastStep, lastPrice, ...NOTHING };
      return held;
    }
    const price = positionPrice({ key: position, steps, lastStep }, day, own);
    held = price && { lastStep, lastPrice, ...priced(kind, last, price) };
    return held;
  };
}

/**
 * What a position is worth at the end of each of these days, which ascend: as `valuePosition` says it, without undated prices.
 * The position has no problem, and is computed for the last of the days or a later one.
 */
export function* valuesOverTime(
  position: Position,
  days: readonly CalendarDate[],
  market: Market,
): Generator<undefined, ValuesOverTime> {
  const { kind, isin, currency } = position;
  const terms = market.terms.get(isin);
  const holdingOn = holdings(position, market);
  const values = new Float64Array(days.length);
  const priceDays: (CalendarDate | null | undefined)[] = [];
  const missing: { place: number; problem: ValueProblem }[] = [];
  let lastRate: RateOnDay | undefined;
  let unitsPerEuro = 1;
  for (const [place, day] of days.entries()) {
    if (place % DAYS_A_STEP === 0) yield;
    const held = holdingOn(day);
    priceDays.push(held?.quantity === 0 ? undefined : held?.priceDay);
    if (held === undefined) missing.push({ place, problem: { reason: 'no-price', isin } });
    if (held === undefined || held.quantity === 0) continue;
    const rate = market.rates(currency, day);
    if (rate === undefined) {
      missing.push({ place, problem: { reason: 'no-rate', currency } });
      continue;
    }
    // Reading a decimal as a number takes longer than all else here, and a rate is often that of the day before.
    if (rate !== lastRate) unitsPerEuro = rate.unitsPerEuro.toNumber();
    lastRate = rate;
    const accrued = kind === 'bond' ? ((accruedAsDouble(terms, day) ?? 0) * held.quantity) / 100 : 0;
    values[place] = (held.clean + accrued) / unitsPerEuro;
  }
  return { values, priceDays, missing };
}
