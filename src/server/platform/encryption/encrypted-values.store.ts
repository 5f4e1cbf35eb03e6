import { sql } from 'kysely';
import type { Encrypted } from '../crypto/encrypted.ts';
import type { DatabaseTransaction } from '../database/schema.ts';

/** Where encrypted values are, and what the id of their place is made from. */
export const ENCRYPTED_COLUMNS = [
  { table: 'users', column: 'bulstat_or_egn', id: sql`id` },
  { table: 'authenticator_apps', column: 'secret', id: sql`user_id` },
  { table: 'idempotency_keys', column: 'answer', id: sql`user_id || '/' || key` },
] as const;

export type EncryptedColumn = (typeof ENCRYPTED_COLUMNS)[number];

export interface EncryptedRow {
  readonly id: string;
  readonly value: Encrypted;
}

const BATCH_SIZE = 200;

/** Until the transaction ends, the audit records no change of encrypted columns: their meaning stays the same. */
export async function pauseAuditOfEncryptedColumns(tx: DatabaseTransaction): Promise<void> {
  await sql`select set_config('kupon.encrypting_anew', 'on', true)`.execute(tx);
}

/** Some of the values that are encrypted with another key than this one, locked until the transaction ends. */
export async function lockValuesOfOtherKeys(
  tx: DatabaseTransaction,
  { table, column, id }: EncryptedColumn,
  keyId: string,
): Promise<readonly EncryptedRow[]> {
  const value = sql.ref(column);
  const { rows } = await sql<EncryptedRow>`
    select (${id})::text as id, ${value} as value from ${sql.table(table)}
    where ${value} is not null and split_part(${value}, '.', 2) <> ${keyId}
    order by ${id} limit ${BATCH_SIZE} for update`.execute(tx);
  return rows;
}

export async function writeEncryptedValue(
  tx: DatabaseTransaction,
  { table, column, id }: EncryptedColumn,
  row: EncryptedRow,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row.value}
    where (${id})::text = ${row.id}`.execute(tx);
}
