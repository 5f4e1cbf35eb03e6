import type { ReceivedPayment } from '#domain/bonds/cash-flows/received-payments';
import type { CalendarDate } from '#domain/calendar-date';
import type { MissedDecision, BondRecords } from '#domain/portfolio/income/missed-payments';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import { receivedPayment } from '../../records/bonds/bond-holding.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';
import type { Securities } from '../positions/load-positions.ts';
import { listDecisions, type DecidedBonds, type DecisionRow } from './missed-decisions.store.ts';
import { listPaymentsOfBonds } from './recorded-payments.store.ts';

/** The recorded payments of bonds and the decisions about missed ones, by row id. */
export type PaymentRecords = Omit<BondRecords, 'terms'>;

function toDecision({ snoozed_until, not_due_reason }: DecisionRow): MissedDecision {
  if (not_due_reason !== null) return { kind: 'not-due', reason: not_due_reason };
  if (snoozed_until === null) throw new Error('a decision is neither a reminder nor a reason');
  return { kind: 'snoozed', until: snoozed_until };
}

function decisionsByBond(rows: readonly DecisionRow[]): PaymentRecords['decisions'] {
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
  isins: readonly string[],
): Promise<PaymentRecords['payments']> {
  const byBond = new Map<number, ReceivedPayment[]>();
  for (const row of await listPaymentsOfBonds(source, isins)) {
    await yieldToEventLoop();
    const payment = receivedPayment(row, row.bond_currency);
    const known = byBond.get(row.bond_id);
    if (known === undefined) byBond.set(row.bond_id, [payment]);
    else known.push(payment);
  }
  return byBond;
}

/** Loads the payments of these bonds and the decisions about missed ones; none for ETFs and shares. */
export async function loadPaymentRecords(
  source: PortfolioSource,
  { kind, isins }: Securities,
): Promise<PaymentRecords> {
  if (kind !== 'bond') return { payments: new Map(), decisions: new Map() };
  const [payments, decisions] = await Promise.all([
    paymentsByBond(source, isins),
    loadDecisions(source, { isins }),
  ]);
  return { payments, decisions };
}

const NONE: ReadonlySet<CalendarDate> = new Set();

function daysNotDue(decisions: ReadonlyMap<CalendarDate, MissedDecision>): ReadonlySet<CalendarDate> {
  return new Set([...decisions].flatMap(([day, { kind }]) => (kind === 'not-due' ? [day] : [])));
}

/** The due days of a bond that the user marked as not due. */
export function notDueDays(
  decisions: PaymentRecords['decisions'],
  bondId: number,
): ReadonlySet<CalendarDate> {
  const byDay = decisions.get(bondId);
  return byDay === undefined ? NONE : daysNotDue(byDay);
}

/** The decisions about missed payments of these bonds. */
export async function loadDecisions(
  source: PortfolioSource,
  bonds?: DecidedBonds,
): Promise<PaymentRecords['decisions']> {
  return decisionsByBond(await listDecisions(source, bonds));
}
