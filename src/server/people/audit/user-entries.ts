import type { OwnAuditEntry } from '#api/people/audit';
import type { UserId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { mapParts } from '../../platform/http/answers/stream-json.ts';
import { listUserEntryRows } from './audit.store.ts';
import { ownEntryOnWire } from './entry-on-wire.ts';

/** The audit entries about a user for the export of their data, in parts; the oldest first. */
export function userEntries(
  tx: DatabaseTransaction,
  userId: UserId,
): AsyncGenerator<readonly OwnAuditEntry[], void> {
  return mapParts(listUserEntryRows(tx, userId), (row) => ownEntryOnWire(row, userId));
}
