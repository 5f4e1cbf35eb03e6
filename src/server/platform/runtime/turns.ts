/** How much runs and waits at this moment. */
export interface Work {
  readonly running: number;
  readonly waiting: number;
}

export interface Turns {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly atWork: () => Work;
}

export interface Places extends Turns {
  /** Waits for a place; the answer gives it back. Throws where the signal fires before there is one. */
  readonly take: (signal?: AbortSignal) => Promise<() => void>;
}

interface Queue {
  readonly length: () => number;
  /** Waits to be next. Throws where the signal fires before. */
  readonly wait: (signal: AbortSignal | undefined) => Promise<void>;
  /** The first goes on; false where nobody waits. */
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
          reject(new Error('the turn is no longer waited for', { cause: signal?.reason }));
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

/** Runs work in the order of its coming, so much at once; for work that takes much memory or processor time. */
export function turns(atOnce: number): Places {
  let running = 0;
  const queue = newQueue();

  async function take(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await queue.wait(signal);
    let isTaken = true;
    return () => {
      // The place goes to the next in the queue, or becomes free.
      if (isTaken && !queue.resumeFirst()) running -= 1;
      isTaken = false;
    };
  }

  return {
    take,
    inTurn: async (work) => {
      const giveBack = await take();
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
    atWork: () => ({ running, waiting: queue.length() }),
  };
}
