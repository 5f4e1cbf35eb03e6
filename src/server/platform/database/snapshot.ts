import type { Database, DatabaseTransaction } from './schema.ts';

export interface Snapshot {
  readonly tx: DatabaseTransaction;
  /** Returns the connection to the pool. */
  readonly close: () => Promise<void>;
}

/** The database as of this moment, readable until it is closed. It occupies a connection. */
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
