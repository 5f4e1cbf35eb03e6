import type { OwnAuditEntry } from '#api/audit';
import type { UserId } from '#api/ids';
import type { Database } from '../database/schema.ts';
import { listEntryRowsOf } from './audit.store.ts';
import { ownEntryOf } from './entry-on-wire.ts';

/** What the audit holds about a user, for the export of their data; the oldest first. */
export async function listEntriesOf(db: Database, userId: UserId): Promise<OwnAuditEntry[]> {
  const rows = await listEntryRowsOf(db, userId);
  return rows.map((row) => ownEntryOf(row, userId));
}
