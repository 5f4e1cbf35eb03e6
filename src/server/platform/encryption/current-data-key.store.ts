import { preparedQuery } from '../database/prepared-query.ts';
import type { Database } from '../database/schema.ts';

/**
 * `for key share` locks the table against lockDataKeys (data-keys.store.ts) in the statement that reads it. `is true` is part of
 * the text: with a parameter in its place PostgreSQL could not use the partial index, and would plan each run again.
 */
export function selectCurrentKey(db: Database) {
  return db.selectFrom('data_keys').select('data_keys.id').where('current', 'is', true).forKeyShare();
}

const findCurrentKey = preparedQuery<object, { readonly id: string }>((_value, db) => selectCurrentKey(db));

/** The id of the key to encrypt with; it stays current until the transaction ends. */
export async function currentKeyId(tx: Database): Promise<string> {
  const [key] = await findCurrentKey(tx, {});
  return requireKeyId(key?.id);
}

export function requireKeyId(id: string | null | undefined): string {
  if (id === null || id === undefined) throw new Error('the database has no data key');
  return id;
}
