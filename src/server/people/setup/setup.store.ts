import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const CODE_BYTES = 32;
const VALID_MS = 3_600_000;

function codeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/**
 * A new one-time link for creating the first administrator, valid for one hour; undefined if there is an administrator already.
 * Earlier links stop working. The code comes after '#', so that no server ever logs it.
 */
export function setupLink(db: Database, now: Date, appUrl: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    if (await hasAdministrator(tx)) return undefined;
    const code = randomBytes(CODE_BYTES).toString('base64url');
    await removeSetupLinks(tx);
    await tx
      .insertInto('setup_links')
      .values({ code_hash: codeHash(code), expires_at: new Date(now.getTime() + VALID_MS) })
      .execute();
    return `${appUrl}/setup#${code}`;
  });
}

/** Whether the code can be used now to create the first administrator. */
export async function setupCodeWorks(db: Database, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined && !(await hasAdministrator(db));
}

/** Uses up the code. Of several concurrent calls, only one returns true. */
export async function useSetupCode(tx: DatabaseTransaction, code: string): Promise<boolean> {
  const used = await tx.deleteFrom('setup_links').where('code_hash', '=', codeHash(code)).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function removeSetupLinks(tx: DatabaseTransaction): Promise<void> {
  await tx.deleteFrom('setup_links').execute();
}

export async function hasAdministrator(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasDemoData(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('demo', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}
