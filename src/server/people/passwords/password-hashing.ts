import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '../../platform/errors/api-error.ts';
import { argon2id, type Argon2Module } from './argon2id.ts';
import type { SemaphoreStats } from '../../platform/runtime/semaphore.ts';
import type { HashScheme } from './hash-scheme.ts';
import { createBoundedQueue, type HashRequester, type Capacity } from './bounded-queue.ts';
import { scrypt } from './scrypt.ts';

interface Verification {
  readonly right: boolean;
  /** True if the stored hash is weaker than one made today. */
  readonly outdated: boolean;
}

export interface PasswordHashing {
  /** How passwords are hashed here: argon2id, or scrypt if its native module is missing. */
  readonly scheme: () => Promise<HashScheme['name']>;
  /** Throws if so many passwords are waiting that one more would be refused. */
  readonly waitForCapacity: (requester?: HashRequester) => Promise<void>;
  /** `requester` is undefined for the server itself and its programs. */
  readonly hash: (password: string, requester?: HashRequester) => Promise<string>;
  /** How many passwords are being hashed or checked, and how many are waiting. */
  readonly stats: () => SemaphoreStats;
  /** Takes as long without a stored hash as with one, so that it does not reveal who has an account. */
  readonly verify: (
    password: string,
    stored: string | null | undefined,
    requester?: HashRequester,
  ) => Promise<Verification>;
}

/** Each hash takes 19 MiB and a processor for 30 ms. Computes two at once, but always leaves a processor for other requests. */
export function defaultCapacity(processors: number): Capacity {
  return { atOnce: processors > 2 ? 2 : 1, waiting: 32, waitingOfAddress: 4, waitingOfAccount: 2 };
}

/** A password typed in two ways (й as one character or two) is one password; nothing is cut off. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Undefined if the module does not exist for this machine. */
async function loadNativeArgon2(): Promise<Argon2Module | undefined> {
  try {
    return await import('@node-rs/argon2');
  } catch (error) {
    if (error instanceof Error && /Cannot find|Failed to load native/i.test(error.message)) return undefined;
    throw error;
  }
}

function findScheme(stored: string, current: HashScheme): HashScheme {
  if (stored.startsWith('$scrypt$')) return scrypt;
  if (current.name === 'argon2id') return current;
  throw new ApiError('unavailable', 'This password cannot be verified here: the Argon2 module is missing.');
}

export function passwordHashing(
  loadArgon2 = loadNativeArgon2,
  capacity = defaultCapacity(availableParallelism()),
): PasswordHashing {
  const { run, stats, waitForCapacity } = createBoundedQueue(capacity);
  let loaded: Promise<HashScheme> | undefined;
  const current = () => (loaded ??= loadArgon2().then((native) => (native ? argon2id(native) : scrypt)));
  let madeUp: Promise<string> | undefined;
  const makeDummyHash = (scheme: HashScheme) => (madeUp ??= scheme.hash(randomBytes(16).toString('hex')));

  return {
    stats,
    waitForCapacity,
    scheme: async () => (await current()).name,
    hash: (password, requester) => run(async () => (await current()).hash(normalised(password)), requester),
    verify: (password, stored, requester) =>
      run(async () => {
        const today = await current();
        const hash = stored ?? (await makeDummyHash(today));
        const right = await findScheme(hash, today).verify(hash, normalised(password));
        return { right: right && typeof stored === 'string', outdated: !today.isStrong(hash) };
      }, requester),
  };
}

/** The hashing of this process. Its limits apply to all requests together. */
export const processHashing = passwordHashing();
