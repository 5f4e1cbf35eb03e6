import { randomUUID } from 'node:crypto';
import type { UserId } from '#api/platform/ids';
import { retry } from '../../platform/database/retry.ts';
import type { Database } from '../../platform/database/schema.ts';

/** Longer than any answer takes. After a crash in the middle of an answer, the user can ask again after this time. */
const LEASE_MS = 45_000;

/** A ticket for the user's only question in flight; undefined while another one is being answered, on any server. */
export async function insertTicket(db: Database, userId: UserId, now: Date): Promise<string | undefined> {
  const ticket = randomUUID();
  const lease = { ticket, lease_until: new Date(now.getTime() + LEASE_MS) };
  const taken = await retry(() =>
    db
      .insertInto('questions_in_flight')
      .values({ user_id: userId, ...lease })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(lease).where('questions_in_flight.lease_until', '<=', now),
      )
      .returning('ticket')
      .executeTakeFirst(),
  );
  return taken?.ticket;
}

export async function removeTicket(db: Database, ticket: string): Promise<void> {
  await retry(() => db.deleteFrom('questions_in_flight').where('ticket', '=', ticket).execute());
}
