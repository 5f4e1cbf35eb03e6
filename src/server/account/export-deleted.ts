import type { CalendarDate } from '#domain/calendar-date';
import type { AccountExportOnWire } from '#api/account';
import type { Scope } from '../access/scope.ts';
import { cashFlowOnWire } from '../cash-flows/cash-flow-on-wire.ts';
import type { DatabaseTransaction } from '../database/schema.ts';
import { etfOrShareOnWire } from '../etfs-and-shares/etf-or-share-on-wire.ts';
import { paymentOnWire } from '../payments/payment-on-wire.ts';
import { listDeletedRows } from './export.store.ts';

type Deleted = AccountExportOnWire['deleted'];

function deletedAt(row: { readonly deleted_at: Date | null }): { readonly deletedAt: string } {
  if (row.deleted_at === null) throw new Error('a row among the deleted is not');
  return { deletedAt: row.deleted_at.toISOString() };
}

/** What was deleted and is still kept, for it may be restored. */
export async function exportDeleted(
  tx: DatabaseTransaction,
  scope: Scope,
  today: CalendarDate,
): Promise<Deleted> {
  const rows = await listDeletedRows(tx, scope, today);
  const ofKind = (kind: 'etf' | 'share') =>
    rows.etfsAndShares
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...etfOrShareOnWire(row, today), ...deletedAt(row) }));
  return {
    bonds: rows.bonds.map((row) => ({ ...row.bond, ...deletedAt(row) })),
    payments: rows.payments.map((row) => ({ ...paymentOnWire(row), bondId: row.bond_id, ...deletedAt(row) })),
    cashFlows: rows.cashFlows.map((row) => ({
      ...cashFlowOnWire(row),
      bondId: row.bond_id,
      ...deletedAt(row),
    })),
    etfs: ofKind('etf'),
    shares: ofKind('share'),
  };
}
