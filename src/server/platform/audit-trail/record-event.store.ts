import type { Insertable } from 'kysely';
import type { AuditChange, AuditEventAction, AuditValue } from '#api/people/audit';
import type { UserId } from '#api/platform/ids';
import { currentActor } from '../database/actor.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { AuditEntriesTable, Database } from '../database/schema.ts';

interface AuditEvent {
  readonly action: AuditEventAction;
  /** The user whose data it is about; undefined if it is about nobody's. */
  readonly holder?: UserId | undefined;
  /** The acting user, if that is not the user of the request: someone who is signing in. */
  readonly actor?: UserId | undefined;
  readonly outcome?: 'done' | 'refused';
  /** The details that may be recorded, by name, or the values before and after: nothing secret, nothing personal. */
  readonly details?: Readonly<Record<string, AuditValue | AuditChange>>;
}

const insertEntry = preparedQuery<Required<Omit<Insertable<AuditEntriesTable>, 'bond_id'>>, never>(
  (value, db) =>
    db.insertInto('audit_entries').values({
      actor_id: value('actor_id'),
      actor_address: value('actor_address'),
      request_id: value('request_id'),
      action: value('action'),
      target_type: value('target_type'),
      target_id: value('target_id'),
      holder_id: value('holder_id'),
      outcome: value('outcome'),
      changes: value('changes'),
    }),
);

/**
 * Records an event that changes no row; changes of rows are recorded by triggers (migrations/0008-audit.sql). Call it in the
 * transaction of its cause, if there is one.
 */
export async function recordEvent(db: Database, event: AuditEvent): Promise<void> {
  const actor = currentActor();
  await insertEntry(db, {
    actor_id: event.actor ?? actor?.id ?? null,
    actor_address: actor?.address ?? null,
    request_id: actor?.request ?? null,
    action: event.action,
    target_type: event.holder === undefined ? null : 'user',
    target_id: event.holder ?? null,
    holder_id: event.holder ?? null,
    outcome: event.outcome ?? 'done',
    changes: JSON.stringify(event.details ?? {}),
  });
}
