/** How much runs and waits at this moment. */
export interface Work {
  readonly running: number;
  readonly waiting: number;
}

export interface Turns {
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly atWork: () => Work;
}

/** Runs work in the order of its coming, so much at once; for work that takes much memory or processor time. */
export function turns(atOnce: number): Turns {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resume) => queue.push(resume));
  }

  /** The place goes to the next in the queue, or becomes free. */
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    inTurn: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    atWork: () => ({ running, waiting: queue.length }),
  };
}
