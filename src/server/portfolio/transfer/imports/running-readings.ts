import type { ImportId } from '#api/platform/ids';

/** The readings that run on this server. */
const RUNNING = new Map<ImportId, AbortController>();

/** Runs work that is aborted when its import is removed or its file is read again. */
export async function whileReading(
  id: ImportId,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  stopReading(id);
  const controller = new AbortController();
  RUNNING.set(id, controller);
  try {
    await work(controller.signal);
  } finally {
    if (RUNNING.get(id) === controller) RUNNING.delete(id);
  }
}

/** Aborts the reading on this server. One on another server ends when its next write finds the import gone. */
export function stopReading(id: ImportId): void {
  RUNNING.get(id)?.abort();
}
