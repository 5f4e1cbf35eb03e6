import type { CalendarDate } from '../../calendar-date.ts';
import { atPrice } from '../positions/deal.ts';
import type { Position, PositionStep } from '../positions/position.ts';
import { accruedAsDouble } from '../positions/security-terms.ts';
import { positionPrice, type PositionPrice } from './position-price.ts';
import type { Market, ValueProblem } from './value-on-a-day.ts';

/**
 * Values on thousands of days. `valuePosition` computes each day anew with decimals, which takes twenty times as long; here the
 * days are walked in their order, in doubles, and price and quantity are looked up only where they change.
 */
export interface ValuesOverTime {
  /** In euro, one for each day. */
  readonly values: Float64Array;
  /** 1 where nothing is held, or its price is of that very day. */
  readonly priced: Uint8Array;
}

type ValuesOrProblem =
  | { readonly ok: true; readonly value: ValuesOverTime }
  | { readonly ok: false; readonly problem: ValueProblem };

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
  const clean = atPrice(kind, last.quantityAfter, price.value).toNumber();
  return { quantity: last.quantityAfter.toNumber(), clean, priceDay: price.day };
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
): Generator<undefined, ValuesOrProblem> {
  const { kind, isin, currency } = position;
  const terms = market.terms.get(isin);
  const holdingOn = holdings(position, market);
  const [values, pricedDays] = [new Float64Array(days.length), new Uint8Array(days.length)];
  for (const [i, day] of days.entries()) {
    if (i % DAYS_A_STEP === 0) yield;
    const held = holdingOn(day);
    if (held === undefined) return { ok: false, problem: { reason: 'no-price', isin } };
    const { quantity, clean, priceDay } = held;
    pricedDays[i] = quantity === 0 || priceDay === day ? 1 : 0;
    if (quantity === 0) continue;
    const rate = market.rates(currency, day);
    if (rate === undefined) return { ok: false, problem: { reason: 'no-rate', currency } };
    const accrued = kind === 'bond' ? ((accruedAsDouble(terms, day) ?? 0) * quantity) / 100 : 0;
    values[i] = (clean + accrued) / rate.unitsPerEuro.toNumber();
  }
  return { ok: true, value: { values, priced: pricedDays } };
}
