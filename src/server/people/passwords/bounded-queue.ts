import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../platform/errors/api-error.ts';
import { createSemaphore, type Semaphore } from '../../platform/runtime/semaphore.ts';

const RETRY_AFTER_SECONDS = 2;
/** Refusals are spaced this far apart, so that clients that retry at once don't keep the server busy. */
const REFUSALS_APART_MS = 10;
/** Beyond this, requests are refused without delay. */
const MAX_WAITING_REFUSALS = 200;

export interface Capacity {
  /** How many hashes may be computed at once. */
  readonly atOnce: number;
  /** How many may wait; further ones are refused with 503. */
  readonly waiting: number;
  /** How many of these for one address and for one account; the rest stays free for others. */
  readonly waitingOfAddress: number;
  readonly waitingOfAccount: number;
}

/** The client for whom a password is hashed. */
export interface HashRequester {
  /** The form in which attempts are counted (addressKey). */
  readonly address: string;
  /** The key of the email, whether or not an account has it. */
  readonly account: string;
}

interface BoundedQueue extends Pick<Semaphore, 'stats'> {
  readonly run: <T>(work: () => Promise<T>, requester?: HashRequester) => Promise<T>;
  /** Throws if there is no capacity, so that a caller can find out before doing other work. */
  readonly waitForCapacity: (requester?: HashRequester) => Promise<void>;
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

/** Counts waiting requests by a key, such as an address. */
function countByKey(max: number) {
  const counts = new Map<string, number>();
  const currentCount = (key: string) => counts.get(key) ?? 0;
  return {
    isFull: (key: string) => currentCount(key) >= max,
    add: (key: string) => void counts.set(key, currentCount(key) + 1),
    remove: (key: string) => {
      if (currentCount(key) === 1) counts.delete(key);
      else counts.set(key, currentCount(key) - 1);
    },
  };
}

/** Slots per address and per account. Work without a requester, such as a program's, needs none. */
function createShares({ waitingOfAddress, waitingOfAccount }: Capacity) {
  const addresses = countByKey(waitingOfAddress);
  const accounts = countByKey(waitingOfAccount);
  return {
    hasSlot: (requester: HashRequester | undefined) =>
      requester === undefined || !(addresses.isFull(requester.address) || accounts.isFull(requester.account)),
    /** Takes a slot and returns the function that releases it. */
    take: (requester: HashRequester | undefined) => {
      if (requester === undefined) return () => {};
      addresses.add(requester.address);
      accounts.add(requester.account);
      return () => {
        addresses.remove(requester.address);
        accounts.remove(requester.account);
      };
    },
  };
}

/** A semaphore with a bounded queue: hashing a password takes much memory and CPU. */
export function createBoundedQueue(capacity: Capacity): BoundedQueue {
  const { run: inTurn, stats } = createSemaphore(capacity.atOnce);
  const shares = createShares(capacity);
  const awaitRefusal = createRefusalDelay();

  const isIdle = () => stats().running < capacity.atOnce;
  const hasCapacity = (requester?: HashRequester) =>
    isIdle() || (stats().waiting < capacity.waiting && shares.hasSlot(requester));

  function requireCapacity(requester?: HashRequester): void {
    if (hasCapacity(requester)) return;
    throw new ApiError('unavailable', 'Too many people are signing in right now. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    waitForCapacity: async (requester) => {
      if (!hasCapacity(requester)) await awaitRefusal();
      requireCapacity(requester);
    },
    run: async (work, requester) => {
      requireCapacity(requester);
      const leave = isIdle() ? () => {} : shares.take(requester);
      return inTurn(() => {
        leave();
        return work();
      });
    },
    stats,
  };
}
