import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import { turns, type Turns } from '../turns.ts';

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

interface TurnsWithRoom extends Turns {
  /** Throws where there is no room, in its turn: for whoever would rather know before other work is done. */
  readonly awaitRoom: () => Promise<void>;
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

/** Work in turns, of which so many may wait: a password takes much memory and processor time. */
export function atMost({ atOnce, waiting }: Room): TurnsWithRoom {
  const { inTurn, atWork } = turns(atOnce);
  const awaitRefusal = oneAfterTheOther();

  const hasRoom = () => atWork().running < atOnce || atWork().waiting < waiting;

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

  return {
    awaitRoom,
    inTurn: async (work) => {
      requireRoom();
      return inTurn(work);
    },
    atWork,
  };
}
