import type { ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { MissedDecision, BondRecords } from '#domain/portfolio/income/missed-payments';
import { yieldToEventLoop } from '../../platform/runtime/yield-to-event-loop.ts';
import { receivedPayment } from '../bonds/bond-holding.ts';
import type { PortfolioSource } from '../holdings/load-portfolio.ts';
import { listDecisions, type DecisionRow } from './missed-decisions.store.ts';
import { listPaymentsOfBonds } from './recorded-payments.store.ts';

/** What somebody entered about bonds, by the numbers of the rows. */
export type Recorded = Omit<BondRecords, 'terms'>;

function toDecision({ snoozed_until, not_due_reason }: DecisionRow): MissedDecision {
  if (not_due_reason !== null) return { kind: 'not-due', reason: not_due_reason };
  if (snoozed_until === null) throw new Error('a decision is neither a reminder nor a reason');
  return { kind: 'snoozed', until: snoozed_until };
}

function decisionsByBond(rows: readonly DecisionRow[]): Recorded['decisions'] {
  const byBond = new Map<number, Map<CalendarDate, MissedDecision>>();
  for (const row of rows) {
    const known = byBond.get(row.bond_id) ?? new Map<CalendarDate, MissedDecision>();
    known.set(row.due_day, toDecision(row));
    byBond.set(row.bond_id, known);
  }
  return byBond;
}

async function paymentsByBond(
  source: PortfolioSource,
  currencies: ReadonlyMap<number, Currency>,
): Promise<Recorded['payments']> {
  const byBond = new Map<number, ReceivedPayment[]>();
  for (const row of await listPaymentsOfBonds(source, [...currencies.keys()])) {
    const currency = currencies.get(row.bond_id);
    if (currency === undefined) continue;
    await yieldToEventLoop();
    const payment = receivedPayment(row, currency);
    const known = byBond.get(row.bond_id);
    if (known === undefined) byBond.set(row.bond_id, [payment]);
    else known.push(payment);
  }
  return byBond;
}

/** The payments of these bonds, and what was decided about those that they missed. */
export async function loadRecorded(
  source: PortfolioSource,
  bonds: readonly { readonly id: number; readonly currency: Currency }[],
): Promise<Recorded> {
  const currencies = new Map(bonds.map(({ id, currency }) => [id, currency]));
  if (currencies.size === 0) return { payments: new Map(), decisions: new Map() };
  const [payments, decisions] = await Promise.all([
    paymentsByBond(source, currencies),
    listDecisions(source, [...currencies.keys()]),
  ]);
  return { payments, decisions: decisionsByBond(decisions) };
}

const NONE: ReadonlySet<CalendarDate> = new Set();

function daysNotDue(of: ReadonlyMap<CalendarDate, MissedDecision>): ReadonlySet<CalendarDate> {
  return new Set([...of].flatMap(([day, { kind }]) => (kind === 'not-due' ? [day] : [])));
}

/** The days of a bond whose payment was marked as not due. */
export function notDueDays(decisions: Recorded['decisions'], bondId: number): ReadonlySet<CalendarDate> {
  const of = decisions.get(bondId);
  return of === undefined ? NONE : daysNotDue(of);
}

/** What was decided about the bonds of the scope. */
export async function loadDecisions(
  source: PortfolioSource,
  ids?: readonly number[],
): Promise<Recorded['decisions']> {
  return decisionsByBond(await listDecisions(source, ids));
}
