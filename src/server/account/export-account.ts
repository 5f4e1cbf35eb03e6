import type { CalendarDate } from '#domain/calendar-date';
import type { AccountExportOnWire } from '#api/account';
import { ownRows } from '../access/scope.ts';
import type { Session } from '../access/session.ts';
import { listSessions } from '../access/sessions.store.ts';
import { listEntriesOf } from '../audit/list-entries-of.ts';
import { listBondsWithPaymentsOnWire } from '../bonds/bonds-with-payments.store.ts';
import { cashFlowOnWire } from '../cash-flows/cash-flow-on-wire.ts';
import type { Database, DatabaseTransaction } from '../database/schema.ts';
import type { DataKeys } from '../encryption/data-keys.ts';
import { etfOrShareOnWire } from '../etfs-and-shares/etf-or-share-on-wire.ts';
import { list as listEtfsOrShares } from '../etfs-and-shares/etfs-and-shares.store.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { secondFactorSetUp } from '../second-factor/set-up.ts';
import { userOf } from '../users/user-row.ts';
import { requireUserRow } from '../users/users.store.ts';
import { exportDeleted } from './export-deleted.ts';
import { listCashFlowsByBond } from './export.store.ts';
import { sessionOnWire } from './session-on-wire.ts';

interface When {
  readonly now: Date;
  readonly today: CalendarDate;
  readonly dataKeys: DataKeys;
}

/** All that is held about the user, as it stood at one moment. */
export async function exportAccount(
  db: Database,
  session: Session,
  when: When,
): Promise<AccountExportOnWire> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      exportedAt: when.now.toISOString(),
      profile: await profileOf(tx, session, when),
      sessions: await sessionsOf(tx, session, when),
      secondFactor: await secondFactorSetUp(tx, session.userId),
      bonds: await bondsOf(tx, session, when),
      etfs: await etfsOrSharesOf(tx, session, { kind: 'etf', ...when }),
      shares: await etfsOrSharesOf(tx, session, { kind: 'share', ...when }),
      deleted: await exportDeleted(tx, ownRows(session), when.today),
      audit: await listEntriesOf(tx, session.userId),
    }));
}

async function profileOf(
  tx: DatabaseTransaction,
  { userId }: Session,
  { dataKeys }: When,
): Promise<AccountExportOnWire['profile']> {
  const row = await requireUserRow(tx, userId);
  return { ...userOf(row, dataKeys), createdAt: row.created_at.toISOString() };
}

async function sessionsOf(
  tx: DatabaseTransaction,
  { userId }: Session,
  { now }: When,
): Promise<AccountExportOnWire['sessions']> {
  const rows = await listSessions(tx, userId, now);
  return rows.map((row) => ({ ...sessionOnWire(row), userAgent: row.user_agent }));
}

async function bondsOf(
  tx: DatabaseTransaction,
  session: Session,
  { today }: When,
): Promise<AccountExportOnWire['bonds']> {
  const bonds = await listBondsWithPaymentsOnWire(tx, ownRows(session), today);
  const cashFlows = await listCashFlowsByBond(tx, ownRows(session));
  return bonds.map(({ id, bond, payments }) => ({
    ...bond,
    payments: payments.map(paymentOnWire),
    cashFlows: (cashFlows.get(id) ?? []).map(cashFlowOnWire),
  }));
}

async function etfsOrSharesOf(
  tx: DatabaseTransaction,
  session: Session,
  { kind, today }: When & { readonly kind: 'etf' | 'share' },
): Promise<AccountExportOnWire['etfs']> {
  const rows = await listEtfsOrShares(tx, ownRows(session), { kind, expired: undefined });
  return rows.map((row) => etfOrShareOnWire(row, today));
}
