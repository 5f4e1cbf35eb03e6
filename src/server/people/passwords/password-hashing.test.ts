import { hash as argon2Hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { processHashing, passwordHashing, defaultCapacity } from './password-hashing.ts';
import { scrypt } from './scrypt.ts';

const withoutArgon2 = passwordHashing(() => Promise.resolve(undefined));

describe.each([
  ['Argon2id', processHashing, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/],
  [
    'scrypt, where the module of Argon2 is missing',
    withoutArgon2,
    /^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/,
  ],
])('a password hashed with %s', (_scheme, hashing, form) => {
  it('is stored as a PHC string with its own salt (SEC-03, SEC-04)', async () => {
    const [one, two] = await Promise.all([hashing.hash('Софийска вода'), hashing.hash('Софийска вода')]);
    expect(one).toMatch(form);
    expect(two).not.toBe(one);
    expect(await hashing.verify('Софийска вода', one)).toEqual({ right: true, outdated: false });
    expect(await hashing.verify('Софийска водa', one)).toEqual({ right: false, outdated: false });
  });

  it.each([72, 73, 128, 1_024])(
    'is not truncated: %d bytes that differ in the last are two passwords (SEC-07)',
    async (length) => {
      const stored = await hashing.hash('x'.repeat(length));
      expect((await hashing.verify('x'.repeat(length), stored)).right).toBe(true);
      expect((await hashing.verify(`${'x'.repeat(length - 1)}y`, stored)).right).toBe(false);
    },
  );

  it('is the same in any Unicode normalisation (SEC-08)', async () => {
    const stored = await hashing.hash('май-йод-край');
    expect((await hashing.verify('май-йод-край'.normalize('NFD'), stored)).right).toBe(true);
  });
});

describe('a stored hash', () => {
  it('of scrypt is accepted under Argon2id, and needs a new hash (SEC-04, SEC-05)', async () => {
    const stored = await scrypt.hash('a password');
    expect(await processHashing.verify('a password', stored)).toEqual({ right: true, outdated: true });
  });

  it('needs a new hash if its parameters are weaker, but not if they are stronger (SEC-05)', async () => {
    const weak = await argon2Hash('a password', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect(await processHashing.verify('a password', weak)).toEqual({ right: true, outdated: true });
    const strong = await argon2Hash('a password', { memoryCost: 32_768, timeCost: 3, parallelism: 1 });
    expect(await processHashing.verify('a password', strong)).toEqual({ right: true, outdated: false });
  });

  it('of Argon2id is refused as unavailable, not as wrong, if its module is missing', async () => {
    const stored = await processHashing.hash('a password');
    await expect(withoutArgon2.verify('a password', stored)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that does not exist takes as much work as one that does, and never matches (SEC-24)', async () => {
    const verified: string[] = [];
    const hashing = passwordHashing(() =>
      Promise.resolve({
        hash: argon2Hash,
        verify: (stored) => {
          verified.push(String(stored));
          return Promise.resolve(true);
        },
      }),
    );
    expect((await hashing.verify('a password', undefined)).right).toBe(false);
    expect((await hashing.verify('a password', null)).right).toBe(false);
    expect(verified).toHaveLength(2);
    for (const stored of verified) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('that does not exist never matches, even without the native module', async () => {
    expect((await withoutArgon2.verify('a password', undefined)).right).toBe(false);
  });
});

describe('hashing', () => {
  it('names its algorithm', async () => {
    expect(await processHashing.scheme()).toBe('argon2id');
    expect(await withoutArgon2.scheme()).toBe('scrypt');
  });

  it('computes two at once, queues 32, and refuses more with 503 and Retry-After (SEC-06)', async () => {
    let atOnce = 0;
    let maxConcurrent = 0;
    const argon2 = () =>
      Promise.resolve({
        verify: () => Promise.resolve(true),
        hash: async () => {
          atOnce += 1;
          maxConcurrent = Math.max(maxConcurrent, atOnce);
          await new Promise((resume) => setTimeout(resume, 1));
          atOnce -= 1;
          return 'hash';
        },
      });
    const slow = passwordHashing(argon2, defaultCapacity(8));
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => slow.hash('a password')));
    expect(maxConcurrent).toBe(2);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(40 - 2 - 32);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 2 } });
    }
    expect(await slow.hash('later')).toBe('hash');
    expect([1, 2, 3].map((processors) => defaultCapacity(processors).atOnce)).toEqual([1, 1, 2]);
  });
});
