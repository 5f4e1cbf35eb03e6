import type { CalendarDate } from '#domain/calendar-date';
import type { AccountExportOnWire } from '#api/people/account-export';
import type { Scope } from '../../../people/access/scope.ts';
import { cashFlowOnWire } from '../../records/cash-flows/cash-flow-on-wire.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { distributionOnWire } from '../../records/distributions/distribution-on-wire.ts';
import { etfOrShareOnWire, type EtfOrShareRow } from '../../records/etfs-and-shares/etf-or-share-on-wire.ts';
import { mapParts, type StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import { paymentOnWire } from '../../records/payments/payment-on-wire.ts';
import { deletedRows } from './export.store.ts';

function deletedAt(row: { readonly deleted_at: Date | null }): { readonly deletedAt: string } {
  if (row.deleted_at === null) throw new Error('a deleted row has no deletion time');
  return { deletedAt: row.deleted_at.toISOString() };
}

/** Deleted rows that are still kept because they can be restored. */
export function exportDeleted(
  tx: DatabaseTransaction,
  scope: Scope,
  today: CalendarDate,
): StreamedJson<AccountExportOnWire['deleted']> {
  const rows = deletedRows(tx, scope, today);
  const etfOrShare = (row: EtfOrShareRow) => ({ ...etfOrShareOnWire(row, today), ...deletedAt(row) });
  return {
    bonds: mapParts(rows.bonds, (row) => ({ ...row.bond, ...deletedAt(row) })),
    payments: mapParts(rows.payments, (row) => ({
      ...paymentOnWire(row),
      bondId: row.bond_id,
      ...deletedAt(row),
    })),
    cashFlows: mapParts(rows.cashFlows, (row) => ({
      ...cashFlowOnWire(row),
      bondId: row.bond_id,
      ...deletedAt(row),
    })),
    distributions: mapParts(rows.distributions, (row) => ({
      ...distributionOnWire(row),
      etfOrShareId: row.etf_or_share_id,
      ...deletedAt(row),
    })),
    etfs: mapParts(rows.etfs, etfOrShare),
    shares: mapParts(rows.shares, etfOrShare),
  };
}
