import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../platform/errors/api-error.ts';
import { turns, type Turns } from '../../platform/runtime/turns.ts';

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
  /** How much of that for one address, and for one account: the other places stay free for other people. */
  readonly waitingOfAddress: number;
  readonly waitingOfAccount: number;
}

/** For whom the work is. */
export interface Asker {
  /** As attempts are counted by it (addressKey). */
  readonly address: string;
  /** The key of the e-mail, whether or not it has an account. */
  readonly account: string;
}

interface LimitedQueue extends Pick<Turns, 'atWork'> {
  readonly inTurn: <T>(work: () => Promise<T>, asker?: Asker) => Promise<T>;
  /** Throws where there is no room, in its turn: for whoever would rather know before other work is done. */
  readonly awaitRoom: (asker?: Asker) => Promise<void>;
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

/** How many wait by a key, such as an address. */
function countByKey(most: number) {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  return {
    isFull: (key: string) => countOf(key) >= most,
    add: (key: string) => void counts.set(key, countOf(key) + 1),
    remove: (key: string) => {
      if (countOf(key) === 1) counts.delete(key);
      else counts.set(key, countOf(key) - 1);
    },
  };
}

/** The places of each address and each account. Who is nobody in particular, such as a program, needs none. */
function sharesOf({ waitingOfAddress, waitingOfAccount }: Room) {
  const addresses = countByKey(waitingOfAddress);
  const accounts = countByKey(waitingOfAccount);
  return {
    hasPlace: (asker: Asker | undefined) =>
      asker === undefined || !(addresses.isFull(asker.address) || accounts.isFull(asker.account)),
    /** Takes a place; the answer gives it back. */
    take: (asker: Asker | undefined) => {
      if (asker === undefined) return () => {};
      addresses.add(asker.address);
      accounts.add(asker.account);
      return () => {
        addresses.remove(asker.address);
        accounts.remove(asker.account);
      };
    },
  };
}

/** Work in turns, of which so many may wait: a password takes much memory and processor time. */
export function limitedQueue(room: Room): LimitedQueue {
  const { inTurn, atWork } = turns(room.atOnce);
  const shares = sharesOf(room);
  const awaitRefusal = oneAfterTheOther();

  const isIdle = () => atWork().running < room.atOnce;
  const hasRoom = (asker?: Asker) => isIdle() || (atWork().waiting < room.waiting && shares.hasPlace(asker));

  function requireRoom(asker?: Asker): void {
    if (hasRoom(asker)) return;
    throw new ApiError('unavailable', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    awaitRoom: async (asker) => {
      if (!hasRoom(asker)) await awaitRefusal();
      requireRoom(asker);
    },
    inTurn: async (work, asker) => {
      requireRoom(asker);
      const leave = isIdle() ? () => {} : shares.take(asker);
      return inTurn(() => {
        leave();
        return work();
      });
    },
    atWork,
  };
}
