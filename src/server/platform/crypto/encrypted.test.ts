import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#testing/arbitraries/any-text';
import { parseDataKeys, randomDataKey } from './data-key.ts';
import { decrypt, encrypt, findKeyId } from './encrypted.ts';

const key = randomDataKey();
const place = { table: 'users', column: 'bulstat_or_egn', id: 7 };

describe('an encrypted value', () => {
  it('is decrypted as it was written, whatever the text (SEC-131)', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        expect(decrypt(key, place, encrypt(key, place, text))).toBe(text);
      }),
      { seed: 130 },
    );
    expect(decrypt(key, place, encrypt(key, place, ''))).toBe('');
  });

  it('names its key, has its own nonce and reveals nothing of the text (SEC-130)', () => {
    const values = Array.from({ length: 1_000 }, () => encrypt(key, place, '7523169263'));
    expect(new Set(values.map((value) => value.slice(0, 30))).size).toBe(1_000);
    for (const value of values) expect(findKeyId(value, place)).toBe(key.id);
    expect(values.join()).not.toContain('7523169263');
  });

  it.each([
    ['of another row', { ...place, id: 8 }],
    ['of another column', { ...place, column: 'username' }],
    ['of another table', { ...place, table: 'bonds' }],
  ])('is refused at the place %s (SEC-130)', (_where, other) => {
    const value = encrypt(key, place, '7523169263');
    expect(() => decrypt(key, other, value)).toThrow(/cannot be decrypted/);
  });

  it('is refused with another key, without revealing the text (SEC-130, SEC-134)', () => {
    const value = encrypt(key, place, '7523169263');
    const reading = () => decrypt(randomDataKey(), place, value);
    expect(reading).toThrow(/^users\.bulstat_or_egn of 7 cannot be decrypted with the key [0-9a-f]{8}$/);
  });
});

describe('configured keys', () => {
  const base64 = key.bytes.toString('base64');

  it('are 32 bytes in base64, separated by commas, the newest first', () => {
    const older = randomDataKey();
    expect(parseDataKeys(base64)).toEqual([key]);
    expect(parseDataKeys(`${base64}, ${older.bytes.toString('base64url')}\n`)).toEqual([key, older]);
  });

  it.each(['', 'secret', base64.slice(1), `${base64}AA`, `${base64},`.repeat(2).slice(4), 'a'.repeat(64)])(
    'are refused as %j',
    (text) => {
      expect(parseDataKeys(text)).toBeUndefined();
    },
  );
});
