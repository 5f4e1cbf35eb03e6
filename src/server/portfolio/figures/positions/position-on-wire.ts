import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type Decimal } from '#domain/money/decimal';
import type { InterestProblem } from '#domain/portfolio/positions/security-terms';
import type { Lot } from '#domain/portfolio/positions/lots';
import { isSale } from '#domain/portfolio/holding';
import { averagePrice, type Position, type PositionFigures } from '#domain/portfolio/positions/position';
import { positionPriceAge, type PositionPrice } from '#domain/portfolio/valuation/position-price';
import type { AgeLimits } from '#domain/prices/price-age';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import type { PositionValue, ValueProblem } from '#domain/portfolio/valuation/value-position';
import type {
  InterestProblem as InterestProblemCode,
  PositionOnWire,
  UnknownFigureReason,
} from '#api/portfolio/figures/positions';
import type { LoadedPosition } from './load-positions.ts';

/** API codes for why a position has no value. */
export const VALUE_PROBLEM_CODES = {
  'sold-more-than-held': 'sold_more_than_held',
  'deal-without-date': 'deal_without_date',
  'instalments-not-valid': 'instalments_not_valid',
  'no-price': 'no_price',
  'no-rate': 'no_rate',
} as const satisfies Record<ValueProblem['reason'], UnknownFigureReason>;

/** API codes for why the interest of a bond is not known. */
export const INTEREST_PROBLEM_CODES = {
  'no-terms': 'no_terms',
  'terms-not-valid': 'terms_not_valid',
  'bought-after-maturity': 'bought_after_maturity',
} as const satisfies Record<InterestProblem, InterestProblemCode>;

export const unknown = (reason: UnknownFigureReason) => ({ reason });

const money = (amount: Decimal) => roundTo(amount, AMOUNT_PLACES).toNumber();

export function lotOnWire({ dealId, day, quantity, cost }: Lot) {
  return { dealId, day, quantity: quantity.toNumber(), cost: cost.toNumber() };
}

type HeldFigures = Pick<PositionOnWire, 'quantity' | 'cost' | 'averagePrice' | 'realised' | 'lots'>;

function figuresOnWire(kind: Position['kind'], figures: PositionFigures): HeldFigures {
  const { quantity, cost, realisedGain, lots } = figures;
  return {
    quantity: quantity.toNumber(),
    cost: cost.toNumber(),
    averagePrice: averagePrice(kind, figures)?.toNumber() ?? unknown('nothing_held'),
    realised: realisedGain?.toNumber() ?? unknown('closed_without_sale'),
    lots: lots.map(lotOnWire),
  };
}

type ValueFigures = Pick<PositionOnWire, 'price' | 'value' | 'accrued' | 'eur'>;

function priceOnWire(
  price: PositionPrice,
  { position, terms }: LoadedPosition,
  limits: AgeLimits | undefined,
): PositionOnWire['price'] {
  const { isin, asOf } = position;
  const age = asOf && positionPriceAge(price, terms.get(isin), { on: asOf, limits });
  return {
    value: price.value.toNumber(),
    day: price.day,
    source: price.source,
    age: age?.businessDays ?? null,
    freshness: age?.freshness ?? null,
  };
}

function valueOnWire(
  loaded: LoadedPosition,
  valued: PositionValue,
  limits: AgeLimits | undefined,
): ValueFigures {
  const { price, value, accrued, eur, interestProblem } = valued;
  return {
    price: price === null ? unknown('nothing_held') : priceOnWire(price, loaded, limits),
    value: money(value),
    accrued: interestProblem === null ? money(accrued) : unknown(INTEREST_PROBLEM_CODES[interestProblem]),
    eur: shownValue(eur.value).toNumber(),
  };
}

function withoutFigures(reason: UnknownFigureReason): HeldFigures {
  const figure = unknown(reason);
  return { quantity: figure, cost: figure, averagePrice: figure, realised: figure, lots: figure };
}

function withoutValue(reason: UnknownFigureReason): ValueFigures {
  const figure = unknown(reason);
  return { price: figure, value: figure, accrued: figure, eur: figure };
}

function problemDeal({ problem, deals }: Position): PositionOnWire['problemDeal'] {
  if (problem === null || !('dealId' in problem)) return null;
  const { dealId } = problem;
  const deal = deals.find(({ id }) => id === dealId);
  const isOversold = problem.reason === 'sold-more-than-held';
  return {
    dealId,
    kind: deal !== undefined && isSale(deal) ? 'sale' : 'purchase',
    day: deal?.day ?? null,
    sold: isOversold ? problem.sold.toNumber() : null,
    held: isOversold ? problem.held.toNumber() : null,
    isHeldInLev: isOversold && problem.heldInLev,
  };
}

/** `limits` decide how fresh its price is; those of the specification if missing. */
export function positionOnWire(loaded: LoadedPosition, limits?: AgeLimits): PositionOnWire {
  const { position, name } = loaded;
  const valuation = loaded.valuation();
  const { kind, isin, currency, figures, problem } = position;
  const reason = problem === null ? null : VALUE_PROBLEM_CODES[problem.reason];
  return {
    kind,
    isin,
    name,
    currency,
    ...(figures === null
      ? withoutFigures(VALUE_PROBLEM_CODES[problem.reason])
      : figuresOnWire(kind, figures)),
    ...(valuation.ok
      ? valueOnWire(loaded, valuation.value, limits)
      : withoutValue(VALUE_PROBLEM_CODES[valuation.problem.reason])),
    problem: reason,
    problemDeal: problemDeal(position),
  };
}
