import type { CalendarDate } from '../../calendar-date.ts';
import { lastOnOrBefore } from '../../last-on-or-before.ts';
import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import { amountInEuro, type RateHistory, type RateOnDay } from '../../money/rate-history.ts';
import type { PriceHistory } from '../../prices/price-history.ts';
import { findUndatedDisposal, type Position, type PositionProblem } from '../positions/position.ts';
import {
  accruedPerHundred,
  interestProblem,
  type InterestProblem,
  type TermsByIsin,
} from '../positions/security-terms.ts';
import {
  priceMark,
  positionPrice,
  type PositionPrice,
  type PriceMark,
  type UndatedPrice,
} from './position-price.ts';

/** Prices, exchange rates and terms. */
export interface Market {
  readonly prices: PriceHistory;
  readonly rates: RateHistory;
  readonly terms: TermsByIsin;
  /** Only for today's value. */
  readonly undatedPrice?: UndatedPrice | undefined;
}

/** Amounts in one currency, unrounded. */
export interface ValueParts {
  /** Quantity × clean price (bonds: / 100). */
  readonly clean: Decimal;
  readonly accrued: Decimal;
  /** Clean plus accrued. */
  readonly value: Decimal;
}

/** The value of a position at the end of a day. */
export interface PositionValue extends ValueParts {
  readonly quantity: Decimal;
  /** Cost of the held quantity, 2 decimal places. */
  readonly cost: Decimal;
  readonly eur: ValueParts;
  /** Price, mark and rate are null if nothing is held. */
  readonly price: PositionPrice | null;
  readonly mark: PriceMark | null;
  readonly rate: RateOnDay | null;
  /** Why accrued interest counts as 0 although the bond's terms do not say so; null if they do. */
  readonly interestProblem: InterestProblem | null;
}

/** No rate of the currency is known on or before the day. */
export interface MissingRate {
  readonly currency: Currency;
  readonly day: CalendarDate;
}

export type ValueProblem =
  | PositionProblem
  | { readonly reason: 'no-price'; readonly isin: string }
  | ({ readonly reason: 'no-rate' } & MissingRate);

export type Valuation =
  | { readonly ok: true; readonly value: PositionValue }
  | { readonly ok: false; readonly problem: ValueProblem };

const ZERO = new Decimal(0);
const PER_CENT = new Decimal('0.01');
const NO_VALUE: ValueParts = { clean: ZERO, accrued: ZERO, value: ZERO };
const NOTHING_HELD: PositionValue = {
  ...NO_VALUE,
  quantity: ZERO,
  cost: ZERO,
  eur: NO_VALUE,
  price: null,
  mark: null,
  rate: null,
  interestProblem: null,
};

/** The index of the last step up to the end of the day; −1 before the first. */
function lastStepOn({ steps, asOf }: Position, day: CalendarDate): number {
  return asOf === day ? steps.length - 1 : lastOnOrBefore(steps, day);
}

function inEuro(parts: ValueParts, currency: Currency, rate: RateOnDay): ValueParts {
  if (currency === 'EUR') return parts;
  const clean = amountInEuro(parts.clean, rate);
  const accrued = amountInEuro(parts.accrued, rate);
  return { clean, accrued, value: clean.plus(accrued) };
}

/**
 * Values a position at the end of a day, unrounded (docs/decisions/0024-positions.md). The position may be computed for that day or a later
 * one; if it has an undated sale or closing, only for that day. Fails if there is no price or rate on or before the day.
 */
export function valuePosition(position: Position, day: CalendarDate, market: Market): Valuation {
  const { kind, isin, currency } = position;
  if (position.problem !== null) return { ok: false, problem: position.problem };
  const undated = position.asOf === day ? undefined : findUndatedDisposal(position);
  if (undated !== undefined) {
    return { ok: false, problem: { reason: 'deal-without-date', dealId: undated } };
  }
  const lastStep = lastStepOn(position, day);
  const last = position.steps[lastStep];
  if (last === undefined || last.quantityAfter.isZero()) return { ok: true, value: NOTHING_HELD };
  const quantity = last.quantityAfter;
  const terms = market.terms.get(isin);
  const { prices, undatedPrice } = market;
  const known = { prices, terms, undatedPrice };
  const price = positionPrice({ key: position, steps: position.steps, lastStep }, day, known);
  if (price === undefined) return { ok: false, problem: { reason: 'no-price', isin } };
  const rate = market.rates(currency, day);
  if (rate === undefined) return { ok: false, problem: { reason: 'no-rate', currency, day } };
  const perHundred = kind === 'bond' ? accruedPerHundred(terms, day) : ZERO;
  // Price and accrued interest of a bond are percent of nominal.
  const units = kind === 'bond' ? quantity.times(PER_CENT) : quantity;
  const clean = price.value.times(units);
  const isWithoutAccrued = perHundred === undefined || perHundred.isZero();
  const accrued = isWithoutAccrued ? ZERO : perHundred.times(units);
  const parts = { clean, accrued, value: clean.plus(accrued) };
  // Field by field: a spread takes as long as the arithmetic.
  const value: PositionValue = {
    clean,
    accrued,
    value: parts.value,
    quantity,
    cost: last.costAfter,
    eur: inEuro(parts, currency, rate),
    price,
    mark: priceMark(price, day),
    rate,
    interestProblem: kind === 'bond' && isWithoutAccrued ? interestProblem(terms, day) : null,
  };
  return { ok: true, value };
}
