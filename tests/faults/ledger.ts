import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#testing/processes/temporary-folder';

/** What was acknowledged to the writers. Written to disk before the next request, so that no crash can shorten it. */
export interface Ledger {
  note(id: number): void;
  acknowledged(): readonly number[];
  close(): void;
}

export function openLedger(): Ledger {
  const file = path.join(temporaryFolder(), 'acknowledged');
  const handle = openSync(file, 'a');
  return {
    note: (id) => {
      writeSync(handle, `${id}\n`);
      fsyncSync(handle);
    },
    acknowledged: () => readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number),
    close: () => closeSync(handle),
  };
}
