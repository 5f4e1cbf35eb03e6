import { z } from 'zod';
import {
  AuditAction,
  AuditChange,
  AuditTarget,
  AuditValue,
  type AdminAuditEntry,
  type AuditChanges,
  type HistoryActor,
  type HistoryEntry,
  type OwnAuditEntry,
} from '#api/people/audit';
import type { UserId } from '#api/platform/ids';
import type { AdminEntryRow, EntryRow } from './audit.store.ts';

/** 'market_price' → 'marketPrice'. */
function fieldName(column: string): string {
  return column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** As stored: a new value has no old one with it. */
const StoredChanges = z.record(z.string(), z.union([AuditChange, AuditValue]));

function toChanges({ changes }: EntryRow): AuditChanges {
  const byColumn = Object.entries(StoredChanges.parse(changes));
  return Object.fromEntries(
    byColumn.map(([column, stored]) => [
      fieldName(column),
      stored === null || Array.isArray(stored) ? stored : [null, stored],
    ]),
  );
}

/** The part of an entry that everyone who may see the entry sees. */
function entryOnWire(row: EntryRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: AuditAction.parse(row.action),
    outcome: row.outcome,
    target:
      row.target_type === null || row.target_id === null
        ? null
        : { type: AuditTarget.parse(row.target_type), id: row.target_id },
    changes: toChanges(row),
  };
}

/** The entry in full. */
export function adminEntryOnWire(row: AdminEntryRow): AdminAuditEntry {
  return {
    ...entryOnWire(row),
    actor: row.actor_id === null ? null : { userId: row.actor_id, username: row.actor_name },
    address: row.actor_address,
    requestId: row.request_id,
    holder: row.holder_id === null ? null : { userId: row.holder_id, username: row.holder_name },
    bondId: row.bond_id,
    isin: row.isin,
  };
}

/** Anyone other than the holder must have been an administrator at the time. */
export function whoDid(row: EntryRow, asking: UserId): z.output<typeof HistoryActor> {
  if (row.actor_id === null) return 'system';
  if (row.actor_id === asking) return 'you';
  if (row.actor_name === null) return 'former';
  return row.actor_id === row.holder_id ? 'holder' : 'administrator';
}

/** The entry as the holder of the bond may see it, and as an administrator sees it next to the bond. */
export function historyEntryOnWire(row: EntryRow, asking: UserId): HistoryEntry {
  return { ...entryOnWire(row), actor: { who: whoDid(row, asking), username: row.actor_name } };
}

/** The entry in the export of the user's own data, without other people's data and addresses. */
export function ownEntryOnWire(row: EntryRow, userId: UserId): OwnAuditEntry {
  const byYou = row.actor_id === userId;
  return {
    ...entryOnWire(row),
    changes: row.holder_id === userId ? toChanges(row) : {},
    byYou,
    address: byYou ? row.actor_address : null,
  };
}
