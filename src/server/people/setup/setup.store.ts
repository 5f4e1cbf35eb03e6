import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const CODE_BYTES = 32;
const VALID_MS = 3_600_000;

function codeHash(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/**
 * A new one-time link that leads to the first administrator, valid for one hour; undefined where there is one
 * already. An older link stops working. The code stands behind '#', so that no server ever logs it.
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

/** True where the code leads to the first administrator now. */
export async function setupCodeWorks(db: Database, code: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('setup_links')
    .select('expires_at')
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined && !(await hasAdministrator(db));
}

/** Uses the code up: of several who do so at once, one gets true. */
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
