import type { ImportId } from '#api/platform/ids';

/** The files that this server is reading. */
const RUNNING = new Map<ImportId, AbortController>();

/** Does work that ends early when its import is given up, or its file is read again. */
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

/** Another server notices at its next step that the import is gone. */
export function stopReading(id: ImportId): void {
  RUNNING.get(id)?.abort();
}
