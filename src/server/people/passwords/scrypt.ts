import { randomBytes, scrypt as nodeScrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashScheme } from './hash-scheme.ts';

/** OWASP Password Storage Cheat Sheet: N = 2^15, r = 8, p = 3, which takes 32 MiB. */
const LOG2_N = 15;
const R = 8;
const P = 3;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const MEMORY_LIMIT_BYTES = 67_108_864;

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(nodeScrypt);

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}

/** Scrypt of node:crypto, used if there is no native module of Argon2. */
export const scrypt: HashScheme = {
  name: 'scrypt',
  hash: async (password) => {
    const salt = randomBytes(SALT_BYTES);
    const tag = await derive(password, salt, TAG_BYTES, {
      N: 2 ** LOG2_N,
      r: R,
      p: P,
      maxmem: MEMORY_LIMIT_BYTES,
    });
    return `$scrypt$ln=${LOG2_N},r=${R},p=${P}$${base64(salt)}$${base64(tag)}`;
  },
  verify: async (stored, password) => {
    const [, log2N, r, p, salt = '', tag = ''] = PHC.exec(stored) ?? [];
    const expected = Buffer.from(tag, 'base64');
    if (expected.length === 0) throw new Error('not a scrypt hash');
    const options = { N: 2 ** Number(log2N), r: Number(r), p: Number(p), maxmem: MEMORY_LIMIT_BYTES };
    return timingSafeEqual(
      await derive(password, Buffer.from(salt, 'base64'), expected.length, options),
      expected,
    );
  },
  isStrong: (stored) => {
    const [, log2N, r, p] = PHC.exec(stored) ?? [];
    return Number(log2N) >= LOG2_N && Number(r) >= R && Number(p) >= P;
  },
};
