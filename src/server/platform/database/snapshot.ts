import type { Database, DatabaseTransaction } from './schema.ts';

export interface Snapshot {
  readonly tx: DatabaseTransaction;
  /** Gives the connection back. */
  readonly close: () => Promise<void>;
}

/** The database as it stands at this moment, to be read until it is closed; a connection is held for it. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const transaction = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(
        (tx) =>
          new Promise<void>((end) => {
            const close = async () => {
              end();
              await transaction;
            };
            resolve({ tx, close });
          }),
      );
    transaction.catch(reject);
  });
}
