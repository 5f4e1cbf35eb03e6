import { MATCHING_DAYS } from '#domain/bonds/cash-flows/received-payments';
import { addDays, type CalendarDate } from '#domain/calendar-date';
import { HOLDING_KINDS, isBond, type HoldingKind } from '#domain/portfolio/holding';
import { bondIncome } from '#domain/portfolio/income/bond-income';
import {
  dividendEstimates,
  dividendIncome,
  type EnteredDistribution,
} from '#domain/portfolio/income/dividend-income';
import { firstCall, type PossibleCall } from '#domain/portfolio/income/first-call';
import { heldLots } from '#domain/portfolio/income/held-lots';
import type { IncomeEvent } from '#domain/portfolio/income/income-event';
import { dealFromHolding, type DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { Position } from '#domain/portfolio/positions/position';
import { positionsInSteps } from '#domain/portfolio/positions/positions';
import {
  interestProblem,
  termsFromHoldings,
  type TermsByIsin,
} from '#domain/portfolio/positions/security-terms';
import type { IncomeProblem } from '#api/portfolio/figures/income';
import { EtfOrShareId } from '#api/platform/ids';
import { listDistributionsByHolding } from '../../records/distributions/distributions.store.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import { listIsinsInParts } from '../positions/deal-rows.store.ts';
import { loadDeals, type Securities } from '../positions/load-positions.ts';
import { INTEREST_PROBLEM_CODES, VALUE_PROBLEM_CODES } from '../positions/position-on-wire.ts';
import { listSecurityNames } from '../positions/security-names.store.ts';
import {
  loadPaymentRecords,
  notDueDays,
  type PaymentRecords,
} from '../missed-payments/load-payment-records.ts';

/** The income of a position. */
export interface LoadedIncome {
  readonly isin: string;
  readonly name: string | null;
  readonly events: readonly IncomeEvent[];
  /** The first possible call of each callable holding. */
  readonly calls: readonly PossibleCall[];
  readonly bankOf: (holdingId: number) => string | null;
  /** Why the future income is unknown; null if it is known. */
  readonly problem: IncomeProblem | null;
  readonly undatedPayments: number;
}

/** The recorded payments, decisions and distributions of a security, by row id. */
interface IncomeRecords extends PaymentRecords {
  readonly distributions: ReadonlyMap<number, readonly EnteredDistribution[]>;
}

async function loadDistributions(
  source: PortfolioSource,
  deals: readonly DatedHolding[],
): Promise<IncomeRecords['distributions']> {
  const holdings = deals.filter((deal) => !isBond(deal)).map(({ id }) => EtfOrShareId.parse(id));
  if (holdings.length === 0) return new Map();
  const rows = await listDistributionsByHolding(source.db, source.scope, holdings);
  const distributions = [...rows].map(([id, entered]): [number, EnteredDistribution[]] => [
    id,
    entered.map(({ pay_day: payDay, ex_day: exDay, gross, currency, nominal }) => {
      return { payDay, exDay, gross, currency, units: nominal };
    }),
  ]);
  return new Map(distributions);
}

function incomeProblem(
  { kind, isin, figures, problem }: Position,
  terms: TermsByIsin,
  today: CalendarDate,
): IncomeProblem | null {
  if (problem !== null) return VALUE_PROBLEM_CODES[problem.reason];
  if (kind !== 'bond' || figures.quantity.isZero()) return null;
  const unknown = interestProblem(terms.get(isin), today);
  return unknown && INTEREST_PROBLEM_CODES[unknown];
}

interface IncomeBasis extends IncomeRecords {
  readonly terms: TermsByIsin;
}

/** The income of a position. Yields to other requests between rows, because there may be thousands. */
async function positionEvents(
  position: Position,
  { payments, decisions, distributions, terms }: IncomeBasis,
  { today, until }: IncomeDays,
): Promise<Pick<LoadedIncome, 'events' | 'calls'>> {
  const events: IncomeEvent[] = [];
  const calls: PossibleCall[] = [];
  const lots = heldLots(position, today).map((lot) => {
    const { id } = lot.deal;
    return { lot, payments: payments.get(id) ?? [], distributions: distributions.get(id) ?? [] };
  });
  await yieldToEventLoop();
  const estimates = dividendEstimates(lots, today);
  for (const row of lots) {
    await yieldToEventLoop();
    const rowEvents =
      position.kind === 'bond'
        ? bondIncome(
            { ...row, terms: terms.get(position.isin), notDue: notDueDays(decisions, row.lot.deal.id) },
            { today, until: until && addDays(until, MATCHING_DAYS) },
          )
        : dividendIncome(row, estimates, today);
    for (const event of rowEvents) events.push(event);
    const call = firstCall({ lot: row.lot, terms: terms.get(position.isin) }, today);
    if (call !== undefined) calls.push(call);
  }
  return { events, calls };
}

function countUndated(position: Position, payments: IncomeRecords['payments']): number {
  const received = position.deals.flatMap(({ id }) => payments.get(id) ?? []);
  return received.filter(({ paymentDate }) => paymentDate === null).length;
}

interface IncomeDays {
  readonly today: CalendarDate;
  /** Bond flows after this day can be left out. */
  readonly until?: CalendarDate | undefined;
}

/** Yields the income of these securities, position by position. */
async function* loadSecurities(
  source: PortfolioSource,
  securities: Securities,
  days: IncomeDays,
): AsyncGenerator<LoadedIncome, void> {
  const [deals, names, payments] = await Promise.all([
    loadDeals(source, securities),
    listSecurityNames(source.db, securities.isins),
    loadPaymentRecords(source, securities),
  ]);
  const records = { ...payments, distributions: await loadDistributions(source, deals) };
  await yieldToEventLoop();
  const terms = termsFromHoldings(deals);
  const rows = new Map(deals.map((deal) => [deal.id, deal]));
  await yieldToEventLoop();
  for (const position of positionsInSteps(deals.map(dealFromHolding), { asOf: days.today, terms })) {
    await yieldToEventLoop();
    if (position === undefined) continue;
    const { isin } = position;
    const ownName = position.deals.map(({ id }) => rows.get(id)?.name ?? null).find((name) => name !== null);
    yield {
      isin,
      name: ownName ?? names.get(isin) ?? null,
      ...(await positionEvents(position, { ...records, terms }, days)),
      bankOf: (holdingId) => rows.get(holdingId)?.bank ?? null,
      problem: incomeProblem(position, terms, days.today),
      undatedPayments: countUndated(position, records.payments),
    };
  }
}

/** Yields the past and future income of every position in the scope. Only a part of the deals is in memory at a time. */
export async function* loadIncome(
  source: PortfolioSource,
  { kinds = HOLDING_KINDS, ...days }: IncomeDays & { readonly kinds?: readonly HoldingKind[] },
): AsyncGenerator<LoadedIncome, void> {
  for (const kind of kinds) {
    for (const isins of await listIsinsInParts(source, kind))
      yield* loadSecurities(source, { kind, isins }, days);
  }
}
