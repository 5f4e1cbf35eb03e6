import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '../../platform/errors/api-error.ts';
import { argon2id, type Argon2Module } from './argon2id.ts';
import type { Work } from '../../platform/runtime/turns.ts';
import type { HashScheme } from './hash-scheme.ts';
import { limitedQueue, type Asker, type Room } from './limited-queue.ts';
import { scrypt } from './scrypt.ts';

export interface Verified {
  readonly right: boolean;
  /** True where the stored hash is weaker than one made today. */
  readonly outdated: boolean;
}

export interface PasswordHashing {
  /** How passwords are hashed here: argon2id, or scrypt where its native module is missing. */
  readonly scheme: () => Promise<HashScheme['name']>;
  /** Throws where so many passwords wait that one more would be refused, unless there is room by the time that it is told. */
  readonly awaitRoom: (asker?: Asker) => Promise<void>;
  /** `asker` is for whom it is; undefined for the server itself and its programs. */
  readonly hash: (password: string, asker?: Asker) => Promise<string>;
  /** How many passwords are being hashed or checked, and how many wait for it. */
  readonly atWork: () => Work;
  /** Takes as long without a stored hash as with one, so that nobody learns who has an account. */
  readonly verify: (password: string, stored: string | null | undefined, asker?: Asker) => Promise<Verified>;
}

/** Each hash takes 19 MiB and a processor for 30 ms. Two at once, but never the last processor: others want to be answered, too. */
export function roomOn(processors: number): Room {
  return { atOnce: processors > 2 ? 2 : 1, waiting: 32, waitingOfAddress: 4, waitingOfAccount: 2 };
}

/** One password typed in two ways (й as one character or two) is one password; nothing is cut off. */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

/** Undefined where the module is not there for this machine. */
async function argon2OfThisMachine(): Promise<Argon2Module | undefined> {
  try {
    return await import('@node-rs/argon2');
  } catch (error) {
    if (error instanceof Error && /Cannot find|Failed to load native/i.test(error.message)) return undefined;
    throw error;
  }
}

function schemeOf(stored: string, current: HashScheme): HashScheme {
  if (stored.startsWith('$scrypt$')) return scrypt;
  if (current.name === 'argon2id') return current;
  throw new ApiError('unavailable', 'This password cannot be verified here: the Argon2 module is missing.');
}

export function passwordHashing(
  loadArgon2 = argon2OfThisMachine,
  room = roomOn(availableParallelism()),
): PasswordHashing {
  const { inTurn, atWork, awaitRoom } = limitedQueue(room);
  let loaded: Promise<HashScheme> | undefined;
  const current = () => (loaded ??= loadArgon2().then((native) => (native ? argon2id(native) : scrypt)));
  let madeUp: Promise<string> | undefined;
  const hashOfNobody = (scheme: HashScheme) => (madeUp ??= scheme.hash(randomBytes(16).toString('hex')));

  return {
    atWork,
    awaitRoom,
    scheme: async () => (await current()).name,
    hash: (password, asker) => inTurn(async () => (await current()).hash(normalised(password)), asker),
    verify: (password, stored, asker) =>
      inTurn(async () => {
        const today = await current();
        const hash = stored ?? (await hashOfNobody(today));
        const right = await schemeOf(hash, today).verify(hash, normalised(password));
        return { right: right && typeof stored === 'string', outdated: !today.isStrong(hash) };
      }, asker),
  };
}

/** The hashing of this process: its limits hold for all requests together. */
export const processHashing = passwordHashing();
