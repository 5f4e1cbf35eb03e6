import type { OwnAuditEntry } from '#api/audit';
import type { UserId } from '#api/ids';
import type { DatabaseTransaction } from '../../platform/database/schema.ts';
import { mapParts } from '../../platform/http/answer-in-parts.ts';
import { entryRowsOf } from './audit.store.ts';
import { ownEntryOf } from './entry-on-wire.ts';

/** What the audit holds about a user, for the export of their data, in parts; the oldest first. */
export function entriesOf(
  tx: DatabaseTransaction,
  userId: UserId,
): AsyncGenerator<readonly OwnAuditEntry[], void> {
  return mapParts(entryRowsOf(tx, userId), (row) => ownEntryOf(row, userId));
}
