import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';

const RETRY_AFTER_SECONDS = 2;
/** One refusal after the other, so far apart: who asks again without waiting would keep the server busy with them. */
const REFUSALS_APART_MS = 10;
/** More are refused at once. */
const MOST_WAIT_FOR_REFUSAL = 200;

export interface Room {
  /** How much work may run at once. */
  readonly atOnce: number;
  /** How much may wait for its turn; what comes beyond is refused with 503. */
  readonly waiting: number;
}

/** How much runs and waits at this moment. */
export interface Work {
  readonly running: number;
  readonly waiting: number;
}

interface Turns {
  /** Throws where there is no room, in its turn: for whoever would rather know before other work is done. */
  readonly awaitRoom: () => Promise<void>;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  readonly atWork: () => Work;
}

function oneAfterTheOther(): () => Promise<void> {
  let waiting = 0;
  let last = Promise.resolve();
  return async () => {
    if (waiting === MOST_WAIT_FOR_REFUSAL) return;
    waiting += 1;
    last = last.then(() => delay(REFUSALS_APART_MS));
    await last;
    waiting -= 1;
  };
}

/** Runs work in the order of its coming, so much at once; for work that takes much memory or processor time. */
export function atMost({ atOnce, waiting }: Room): Turns {
  let running = 0;
  const queue: (() => void)[] = [];
  const awaitRefusal = oneAfterTheOther();

  const hasRoom = () => running < atOnce || queue.length < waiting;

  function requireRoom(): void {
    if (hasRoom()) return;
    throw new ApiError('unavailable', 'Too many people are signing in at this moment. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  async function awaitRoom(): Promise<void> {
    if (!hasRoom()) await awaitRefusal();
    requireRoom();
  }

  async function enter(): Promise<void> {
    requireRoom();
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
    awaitRoom,
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
