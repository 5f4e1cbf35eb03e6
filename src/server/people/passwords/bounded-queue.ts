import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../platform/errors/api-error.ts';
import { createSemaphore, type Semaphore } from '../../platform/runtime/semaphore.ts';

const RETRY_AFTER_SECONDS = 2;
/** Refusals are spaced this far apart, so that clients that retry at once don't keep the server busy. */
const REFUSALS_APART_MS = 10;
/** Beyond this, requests are refused without delay. */
const MAX_WAITING_REFUSALS = 200;

export interface Capacity {
  /** How much work may run at once. */
  readonly atOnce: number;
  /** How much may wait; anything beyond is refused with 503. */
  readonly waiting: number;
  /** How much of that for one address and for one account; the rest stays free for others. */
  readonly waitingOfAddress: number;
  readonly waitingOfAccount: number;
}

/** Who the work is for. */
export interface HashRequester {
  /** As attempts are counted by it (addressKey). */
  readonly address: string;
  /** The key of the email, whether or not it has an account. */
  readonly account: string;
}

interface BoundedQueue extends Pick<Semaphore, 'stats'> {
  readonly run: <T>(work: () => Promise<T>, asker?: HashRequester) => Promise<T>;
  /** Throws if there is no capacity; lets a caller find out before doing other work. */
  readonly waitForCapacity: (asker?: HashRequester) => Promise<void>;
}

function createRefusalDelay(): () => Promise<void> {
  let waiting = 0;
  let last = Promise.resolve();
  return async () => {
    if (waiting === MAX_WAITING_REFUSALS) return;
    waiting += 1;
    last = last.then(() => delay(REFUSALS_APART_MS));
    await last;
    waiting -= 1;
  };
}

/** How many wait by a key, such as an address. */
function countByKey(most: number) {
  const counts = new Map<string, number>();
  const currentCount = (key: string) => counts.get(key) ?? 0;
  return {
    isFull: (key: string) => currentCount(key) >= most,
    add: (key: string) => void counts.set(key, currentCount(key) + 1),
    remove: (key: string) => {
      if (currentCount(key) === 1) counts.delete(key);
      else counts.set(key, currentCount(key) - 1);
    },
  };
}

/** Places per address and per account. Work without a requester, such as a program's, needs none. */
function createShares({ waitingOfAddress, waitingOfAccount }: Capacity) {
  const addresses = countByKey(waitingOfAddress);
  const accounts = countByKey(waitingOfAccount);
  return {
    hasPlace: (asker: HashRequester | undefined) =>
      asker === undefined || !(addresses.isFull(asker.address) || accounts.isFull(asker.account)),
    /** Takes a place; returns its release. */
    take: (asker: HashRequester | undefined) => {
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

/** A semaphore with a bounded queue: hashing a password takes much memory and CPU. */
export function createBoundedQueue(room: Capacity): BoundedQueue {
  const { run: inTurn, stats } = createSemaphore(room.atOnce);
  const shares = createShares(room);
  const awaitRefusal = createRefusalDelay();

  const isIdle = () => stats().running < room.atOnce;
  const hasRoom = (asker?: HashRequester) =>
    isIdle() || (stats().waiting < room.waiting && shares.hasPlace(asker));

  function requireRoom(asker?: HashRequester): void {
    if (hasRoom(asker)) return;
    throw new ApiError('unavailable', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    waitForCapacity: async (asker) => {
      if (!hasRoom(asker)) await awaitRefusal();
      requireRoom(asker);
    },
    run: async (work, asker) => {
      requireRoom(asker);
      const leave = isIdle() ? () => {} : shares.take(asker);
      return inTurn(() => {
        leave();
        return work();
      });
    },
    stats,
  };
}
