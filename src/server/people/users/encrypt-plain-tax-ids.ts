import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { pauseAuditOfEncryptedColumns } from '../../platform/encryption/encrypted-values.store.ts';
import { encryptTaxId } from '../accounts/tax-id.ts';

const AT_ONCE = 500;

/**
 * Encrypts the tax ids that an earlier version of the product stored as they were typed; answers how many. Run again, or on
 * several servers at once, it does what is left to do.
 */
export async function encryptPlainTaxIds(db: Database, dataKeys: DataKeys): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await inTransaction(db, (tx) => encryptSome(tx, dataKeys));
    done += rows;
    if (rows < AT_ONCE) break;
  }
  if (done > 0) await dropOldRows(db);
  return done;
}

async function encryptSome(tx: DatabaseTransaction, dataKeys: DataKeys): Promise<number> {
  await pauseAuditOfEncryptedColumns(tx);
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'plain_bulstat_or_egn'])
    .where('plain_bulstat_or_egn', 'is not', null)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  for (const { id, plain_bulstat_or_egn: plain } of rows) {
    const bulstat_or_egn = await encryptTaxId(tx, dataKeys, { id, text: plain ?? '' });
    await tx
      .updateTable('users')
      .set({ bulstat_or_egn, plain_bulstat_or_egn: null })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}

/** Until the table is written anew its file still holds the rows as they were before. */
async function dropOldRows(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (full) users`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
