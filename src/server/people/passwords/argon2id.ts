import type { hash, verify } from '@node-rs/argon2';
import type { HashScheme } from './hash-scheme.ts';

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/;

export interface Argon2Module {
  readonly hash: typeof hash;
  readonly verify: typeof verify;
}

/** Argon2id by the native module, which uses its own threads and creates salts of 16 bytes. */
export function argon2id(native: Argon2Module): HashScheme {
  return {
    name: 'argon2id',
    hash: (password) =>
      native.hash(password, {
        memoryCost: MEMORY_KIB,
        timeCost: PASSES,
        parallelism: 1,
        outputLen: TAG_BYTES,
      }),
    verify: (stored, password) => native.verify(stored, password),
    isStrong: (stored) => {
      const [, memory, passes] = PHC.exec(stored) ?? [];
      return Number(memory) >= MEMORY_KIB && Number(passes) >= PASSES;
    },
  };
}
