import { readImportedFile, type ReadingServices } from '../read-imported-file.ts';
import type { RunReading } from '../reading-task.ts';
import { RefusedFile } from '../reading/refused-file.ts';

/** Reads files in the calling thread. For tests, which have no built thread file. */
export function readHere(services: ReadingServices): RunReading {
  return async (task, signal) => {
    const cells = await readImportedFile(services, task);
    if (signal.aborted) throw new RefusedFile('cancelled');
    return cells;
  };
}
