import type { CalendarDate } from '#domain/calendar-date';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import { roundTo, type Decimal } from '#domain/money/decimal';
import { amountInEuro, type RateHistory } from '#domain/money/rate-history';
import { bankShares } from '#domain/portfolio/overview/bank-shares';
import type { ConcentrationLimits } from '#domain/portfolio/overview/concentration-flags';
import type { OverviewPosition } from '#domain/portfolio/overview/overview-position';
import {
  replaceablePriceDay,
  type PositionPrice,
  type PriceMark,
} from '#domain/portfolio/valuation/position-price';
import { shownValue } from '#domain/portfolio/valuation/shown-value';
import type { PositionValue, ValueProblem } from '#domain/portfolio/valuation/value-position';
import type { OverviewOnWire } from '#api/portfolio/figures/overview';
import { runInSteps } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import {
  listSecuritiesInParts,
  loadSecurities,
  type LoadedPosition,
  type LoadedSecurities,
} from '../positions/load-positions.ts';
import { loadPaymentRecords, type PaymentRecords } from '../missed-payments/load-payment-records.ts';
import { findConcentrationLimits } from './concentration-limits.store.ts';
import { createMissedCount, type MissedCount } from './count-missed.ts';
import { createNextPayments, type NextPayments } from './next-payments.ts';

/** A valued position, reduced to what an overview needs: a user may hold ten thousand. */
export interface ValuedPosition extends OverviewPosition {
  readonly name: string | null;
  readonly value: Pick<PositionValue, 'quantity' | 'rate' | 'interestProblem'>;
  /** Euro, 2 places. */
  readonly accrued: Decimal;
  /** Cost of the held quantity without accrued interest: euro, 2 places. */
  readonly cost: Decimal;
  readonly price: PositionPrice;
  /** The day of the price; null if it is unknown or no newer price is needed. */
  readonly pricedOn: CalendarDate | null;
  readonly mark: PriceMark;
}

export interface LeftOutPosition {
  readonly position: Pick<OverviewPosition, 'kind' | 'isin' | 'currency'>;
  readonly name: string | null;
  readonly problem: ValueProblem;
  /** Cost of the held quantity, in the position's currency; null if it cannot be computed. */
  readonly cost: Decimal | null;
  /** That cost in euro, 2 places; null without a rate, too. */
  readonly eurCost: Decimal | null;
}

export interface LoadedOverview {
  readonly on: CalendarDate;
  readonly valued: readonly ValuedPosition[];
  readonly left: readonly LeftOutPosition[];
  readonly nextPayments: OverviewOnWire['nextPayments'];
  readonly missed: ReturnType<MissedCount['counted']>;
  readonly limits: ConcentrationLimits;
}

function toValued(
  { position, name, issuer, country, terms, banks }: LoadedPosition,
  value: PositionValue,
  on: CalendarDate,
) {
  const { price, mark, quantity, rate, interestProblem } = value;
  if (price === null || mark === null) return undefined;
  const { kind, isin, currency, deals } = position;
  return {
    kind,
    isin,
    currency,
    issuer,
    country,
    name,
    price,
    mark,
    pricedOn: replaceablePriceDay(price, terms.get(isin), on),
    value: { quantity, rate, interestProblem },
    maturity: kind === 'bond' ? (terms.get(isin)?.repayment?.maturity ?? null) : null,
    banks: bankShares(deals, banks),
    eur: shownValue(value.eur.value),
    accrued: roundTo(value.eur.accrued, AMOUNT_PLACES),
    cost: roundTo(rate === null ? value.cost : amountInEuro(value.cost, rate), AMOUNT_PLACES),
  } satisfies ValuedPosition;
}

function toLeftOut(
  { position: { kind, isin, currency, figures }, name }: LoadedPosition,
  problem: ValueProblem,
  { on, rates }: Pick<Collected, 'on' | 'rates'>,
): LeftOutPosition {
  const cost = figures?.cost ?? null;
  const rate = rates(currency, on);
  const eurCost =
    cost === null || rate === undefined ? null : roundTo(amountInEuro(cost, rate), AMOUNT_PLACES);
  return { position: { kind, isin, currency }, name, problem, cost, eurCost };
}

/** The owner's limits, or the general ones for a scope of several owners. */
async function findLimits(
  { db, scope: { owner } }: PortfolioSource,
  general: ConcentrationLimits,
): Promise<ConcentrationLimits> {
  if (owner === 'anyone') return general;
  const own = await findConcentrationLimits(db, owner);
  return {
    issuer: own.issuer ?? general.issuer,
    bank: own.bank ?? general.bank,
    'non-euro': own.nonEuro ?? general['non-euro'],
  };
}

interface OverviewDays {
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/** What an overview collects from the positions on a day. */
interface Collected {
  readonly on: CalendarDate;
  readonly rates: RateHistory;
  readonly valued: ValuedPosition[];
  readonly left: LeftOutPosition[];
  readonly missed: MissedCount;
  readonly nextPayments: NextPayments;
}

/** Adds the positions of a part. Yields between positions. */
function* collectPart(
  { on, rates, valued, left, missed, nextPayments }: Collected,
  part: LoadedSecurities,
  recorded: PaymentRecords,
): Generator<undefined, void> {
  for (const loaded of part.positions()) {
    yield;
    if (loaded === undefined) continue;
    // First, because the coupon schedule from the purchase on includes today and the next payments.
    missed.add(loaded, recorded);
    const valuation = loaded.valuation();
    nextPayments.add(loaded, valuation);
    if (!valuation.ok) {
      left.push(toLeftOut(loaded, valuation.problem, { on, rates }));
      continue;
    }
    const valuedPosition = toValued(loaded, valuation.value, on);
    if (valuedPosition !== undefined) valued.push(valuedPosition);
  }
}

async function collectAll(source: PortfolioSource, { on, today }: OverviewDays): Promise<Collected> {
  const missed = createMissedCount(on);
  const nextPayments = createNextPayments(on);
  const wanted = { on, today, method: 'average', heldOnly: true } as const;
  const { parts, request } = await listSecuritiesInParts(source, wanted);
  const { rates } = request;
  const collected: Collected = { on, rates, valued: [], left: [], missed, nextPayments };
  for (const securities of parts) {
    const [part, recorded] = await Promise.all([
      loadSecurities(source, securities, request),
      loadPaymentRecords(source, securities),
    ]);
    await runInSteps(collectPart(collected, part, recorded));
  }
  return collected;
}

export interface OverviewRequest extends OverviewDays {
  /** The limits for holders who have not chosen their own. */
  readonly concentrationLimits: ConcentrationLimits;
}

/** Loads and values all positions of the scope on a day. */
export async function loadOverview(
  source: PortfolioSource,
  { concentrationLimits, ...days }: OverviewRequest,
): Promise<LoadedOverview> {
  const { on } = days;
  const [limits, collected] = await Promise.all([
    findLimits(source, concentrationLimits),
    collectAll(source, days),
  ]);
  const { valued, left, missed, nextPayments } = collected;
  return { on, valued, left, nextPayments: nextPayments.soonest(), missed: missed.counted(), limits };
}
