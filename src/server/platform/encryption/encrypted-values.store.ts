import { sql } from 'kysely';
import type { Encrypted } from '../crypto/encrypted.ts';
import type { DatabaseTransaction } from '../database/schema.ts';

/** The columns with encrypted values, the columns that identify their place, and how many values are re-encrypted at a time. */
export const ENCRYPTED_COLUMNS = [
  { table: 'users', column: 'bulstat_or_egn', id: sql`id`, form: 'text', batch: 200 },
  { table: 'authenticator_apps', column: 'secret', id: sql`user_id`, form: 'text', batch: 200 },
  { table: 'idempotency_keys', column: 'answer', id: sql`user_id || '/' || key`, form: 'text', batch: 200 },
  { table: 'imports', column: 'contents', id: sql`id`, form: 'text', batch: 20 },
  { table: 'imports', column: 'file', id: sql`id`, form: 'bytes', batch: 1 },
  {
    table: 'import_rows',
    column: 'personal',
    id: sql`import_id || '/' || place`,
    form: 'text',
    batch: 2_000,
  },
] as const;

export type EncryptedColumn = (typeof ENCRYPTED_COLUMNS)[number];

export interface EncryptedRow {
  readonly id: string;
  /** The physical position of the row in PostgreSQL; it does not change while the row is locked. */
  readonly ctid: string;
  readonly value: Encrypted | Buffer;
}

/** Until the transaction ends, the audit ignores changes to encrypted columns, since their meaning stays the same. */
export async function pauseAuditOfEncryptedColumns(tx: DatabaseTransaction): Promise<void> {
  await sql`select set_config('kupon.encrypting_anew', 'on', true)`.execute(tx);
}

/** Some of the values that are encrypted with another key than this one, locked until the transaction ends. */
export async function lockValuesOfOtherKeys(
  tx: DatabaseTransaction,
  { table, column, id, form, batch }: EncryptedColumn,
  keyId: string,
): Promise<readonly EncryptedRow[]> {
  const value = sql.ref(column);
  // '1.KEY.…'.
  const key =
    form === 'text'
      ? sql`split_part(${value}, '.', 2)`
      : sql`encode(substring(${value} from 3 for 8), 'escape')`;
  const { rows } = await sql<EncryptedRow>`
    select (${id})::text as id, ctid::text as ctid, ${value} as value from ${sql.table(table)}
    where ${value} is not null and ${key} <> ${keyId}
    order by ${id} limit ${batch} for update`.execute(tx);
  return rows;
}

export async function writeEncryptedValue(
  tx: DatabaseTransaction,
  { table, column }: EncryptedColumn,
  { ctid, value }: EncryptedRow,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ctid = ${ctid}::tid`.execute(
    tx,
  );
}
