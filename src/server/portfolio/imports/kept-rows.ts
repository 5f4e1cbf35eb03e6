import type { Database } from '../../platform/database/schema.ts';
import type { DataKeys } from '../../platform/encryption/data-keys.ts';
import { insertRows, type StagedRow } from './import-rows.store.ts';
import type { Reading } from './import-reading.ts';
import { changeReadImport } from './imports.store.ts';

const ROWS_AT_A_TIME = 1_000;

/** Keeps rows as they come: while some are written the next ones are compared. How many there are can be asked for meanwhile. */
export function keptRows(db: Database, reading: Reading, dataKeys: DataKeys) {
  let waiting: StagedRow[] = [];
  let done = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(rows: readonly StagedRow[]): Promise<void> {
    await insertRows(db, reading, { rows, dataKeys });
    done += rows.length;
    await changeReadImport(db, reading, { rows_done: done });
  }

  async function flush(): Promise<void> {
    const rows = waiting;
    waiting = [];
    await writing;
    writing = write(rows);
    // Its failure is thrown where it is waited for.
    writing.catch(() => undefined);
  }

  return {
    keep: async (row: StagedRow): Promise<void> => {
      waiting.push(row);
      if (waiting.length >= ROWS_AT_A_TIME) await flush();
    },
    end: async (): Promise<void> => {
      await flush();
      await writing;
    },
  };
}
