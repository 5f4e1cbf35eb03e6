/** How many tasks are running and waiting. */
export interface SemaphoreStats {
  readonly running: number;
  readonly waiting: number;
}

export interface Semaphore {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly stats: () => SemaphoreStats;
}

export interface AcquirableSemaphore extends Semaphore {
  /** Waits for a free slot and returns the function that releases it. Throws if the signal fires first. */
  readonly acquire: (signal?: AbortSignal) => Promise<() => void>;
}

interface Queue {
  readonly length: () => number;
  /** Waits to be next. Throws if the signal fires first. */
  readonly wait: (signal: AbortSignal | undefined) => Promise<void>;
  /** Resumes the first waiter; false if there is none. */
  readonly resumeFirst: () => boolean;
}

function newQueue(): Queue {
  const waiting = new Set<() => void>();
  return {
    length: () => waiting.size,
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const resume = () => {
          waiting.delete(resume);
          signal?.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = () => {
          waiting.delete(resume);
          reject(new Error('the wait for a free slot was given up', { cause: signal?.reason }));
        };
        waiting.add(resume);
        signal?.addEventListener('abort', giveUp);
      }),
    resumeFirst: () => {
      const [first] = waiting;
      first?.();
      return first !== undefined;
    },
  };
}

/** Runs at most `atOnce` tasks at a time, in order of arrival; for work that needs much memory or CPU time. */
export function createSemaphore(atOnce: number): AcquirableSemaphore {
  let running = 0;
  const queue = newQueue();

  async function take(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await queue.wait(signal);
    let isTaken = true;
    return () => {
      // The slot goes to the next in the queue, or becomes free.
      if (isTaken && !queue.resumeFirst()) running -= 1;
      isTaken = false;
    };
  }

  return {
    acquire: take,
    run: async (work) => {
      const release = await take();
      try {
        return await work();
      } finally {
        release();
      }
    },
    stats: () => ({ running, waiting: queue.length() }),
  };
}
