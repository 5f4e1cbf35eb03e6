import type { Database, DatabaseTransaction } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { StartError } from '../errors/start-error.ts';
import type { Log } from '../runtime/log.ts';
import type { DataKeys } from './data-keys.ts';
import { checkKey, listDataKeys, lockDataKeys, storeCurrentKey, type DataKeyRow } from './data-keys.store.ts';

interface PrepareOptions {
  readonly dataKeys: DataKeys;
  readonly log: Pick<Log, 'info'>;
}

/**
 * Makes sure that encrypted values can be read. A database without a key gets one; if several servers start together, from one of
 * them. Throws a StartError if a required key is missing.
 */
export async function prepareDataKeys(db: Database, { dataKeys, log }: PrepareOptions): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockDataKeys(tx);
    const rows = await listDataKeys(tx);
    if (rows.length === 0) await takeFirstKey(tx, { dataKeys, log });
    for (const row of rows) refuseWrongKey(row, dataKeys);
  });
}

async function takeFirstKey(tx: DatabaseTransaction, { dataKeys, log }: PrepareOptions): Promise<void> {
  const key = dataKeys.first();
  await storeCurrentKey(tx, key);
  log.info(
    { key: key.id, source: dataKeys.source },
    'personal numbers are encrypted with this key: keep a copy of it apart from the backups',
  );
}

function refuseWrongKey(row: DataKeyRow, { source, all }: DataKeys): void {
  const keys = all();
  const key = keys.find(({ id }) => id === row.id);
  const needs = `personal numbers in the database are encrypted with the key ${row.id}`;
  if (keys.length === 0)
    throw new StartError(`${source}: not there, and ${needs}; put the file back, or set DATA_KEY`);
  if (key === undefined) {
    const has = keys.map(({ id }) => id).join(', ');
    throw new StartError(`${source}: has the key ${has}, but ${needs}; give that one`);
  }
  try {
    checkKey(key, row);
  } catch {
    throw new StartError(`${source}: the key ${key.id} is not the one that the database was encrypted with`);
  }
}
