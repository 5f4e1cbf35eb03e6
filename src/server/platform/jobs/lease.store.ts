import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema.ts';

/**
 * False if another server has the lease. The transaction holds it and does nothing else, so the lease ends when a server is
 * killed, and works behind a pooler that gives each transaction another connection.
 */
export async function takeLease(tx: DatabaseTransaction, name: string): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  const { taken } = await tx
    .selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken'))
    .executeTakeFirstOrThrow();
  return taken;
}
