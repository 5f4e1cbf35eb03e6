import type { Database } from '../schema.ts';

/** Limits how many other requests a request waits for. */
const MAX_BATCH_SIZE = 20;
/** Fewer than the pool has connections. */
const MAX_CONCURRENT_BATCHES = 8;

interface Queue<Item> {
  readonly waiting: Item[];
  running: number;
  isScheduled: boolean;
}

/**
 * Collects items until the next turn of the event loop, then runs them in batches. Items that arrive while all batches are
 * running wait for the first to end.
 */
export function createBatchQueue<Item>(
  runBatch: (db: Database, items: readonly Item[]) => Promise<void>,
): (db: Database, item: Item) => void {
  const queues = new WeakMap<Database, Queue<Item>>();

  function runWaiting(db: Database, queue: Queue<Item>): void {
    while (queue.waiting.length > 0 && queue.running < MAX_CONCURRENT_BATCHES) {
      queue.running += 1;
      void runBatch(db, queue.waiting.splice(0, MAX_BATCH_SIZE)).then(() => {
        queue.running -= 1;
        runWaiting(db, queue);
      });
    }
  }

  function databaseQueue(db: Database): Queue<Item> {
    const queue = queues.get(db) ?? { waiting: [], running: 0, isScheduled: false };
    queues.set(db, queue);
    return queue;
  }

  return (db, item) => {
    const queue = databaseQueue(db);
    queue.waiting.push(item);
    if (queue.isScheduled) return;
    queue.isScheduled = true;
    setImmediate(() => {
      queue.isScheduled = false;
      runWaiting(db, queue);
    });
  };
}
