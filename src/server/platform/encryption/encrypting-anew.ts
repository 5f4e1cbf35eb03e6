import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema.ts';

/** Until the transaction ends the audit keeps still about encrypted columns: what they mean stays as it is. */
export async function encryptingAnew(tx: DatabaseTransaction): Promise<void> {
  await sql`select set_config('kupon.encrypting_anew', 'on', true)`.execute(tx);
}
