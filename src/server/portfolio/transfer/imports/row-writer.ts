import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../platform/database/schema.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { insertRows, type StagedRow } from './import-rows.store.ts';
import type { Reading } from './import-reading.ts';

const ROW_BATCH_SIZE = 1_000;
/** A batch is sent in many pieces, each in a turn of the event loop, which comparing rows would not leave by itself. */
const ROWS_PER_TURN = 50;

/** Stages rows in batches: one batch is written while the rows of the next are compared. Each write updates the import's progress. */
export function createRowWriter(db: Database, reading: Reading, dataKeys: DataKeys) {
  let pending: StagedRow[] = [];
  let done = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(rows: readonly StagedRow[]): Promise<void> {
    done += rows.length;
    await insertRows(db, reading, { rows, done, dataKeys });
  }

  async function flush(): Promise<void> {
    const rows = pending;
    pending = [];
    await writing;
    writing = write(rows);
    // The failure surfaces where `writing` is awaited; this only avoids an unhandled rejection.
    writing.catch(() => undefined);
  }

  return {
    keep: async (row: StagedRow): Promise<void> => {
      pending.push(row);
      if (pending.length >= ROW_BATCH_SIZE) await flush();
      if (pending.length % ROWS_PER_TURN === 0) await nextTurn();
    },
    end: async (): Promise<void> => {
      await flush();
      await writing;
    },
  };
}
