import type { AuditChange, AuditEventAction, AuditValue } from '#api/people/audit';
import type { UserId } from '#api/platform/ids';
import { currentActor } from '../database/actor.ts';
import type { Database } from '../database/schema.ts';

interface AuditEvent {
  readonly action: AuditEventAction;
  /** Whose data it is about; undefined: nobody's. */
  readonly holder?: UserId | undefined;
  /** Where it is not who makes the request: who signs in. */
  readonly actor?: UserId | undefined;
  readonly outcome?: 'done' | 'refused';
  /** What of it can be told, by name, or the value before and after: nothing secret, nothing personal. */
  readonly details?: Readonly<Record<string, AuditValue | AuditChange>>;
}

/**
 * Writes down what happens without a change of a row; those are written by triggers (migrations/0008-audit.sql). In the transaction of its cause, where it has one. */
export async function recordEvent(db: Database, event: AuditEvent): Promise<void> {
  const actor = currentActor();
  await db
    .insertInto('audit_entries')
    .values({
      actor_id: event.actor ?? actor?.id ?? null,
      actor_address: actor?.address ?? null,
      request_id: actor?.request ?? null,
      action: event.action,
      target_type: event.holder === undefined ? null : 'user',
      target_id: event.holder ?? null,
      holder_id: event.holder ?? null,
      outcome: event.outcome,
      changes: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
