import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { listUsers } from '#api/users';
import { arrayInParts } from './array-in-parts.ts';

interface Source {
  readonly parts: AsyncGenerator<readonly unknown[], void>;
  readonly state: { read: number; ended: boolean };
}

function aSource(parts: readonly (readonly unknown[] | Error)[]): Source {
  const state = { read: 0, ended: false };
  async function* read() {
    try {
      for (const part of parts) {
        await Promise.resolve();
        if (part instanceof Error) throw part;
        state.read += 1;
        yield part;
      }
    } finally {
      state.ended = true;
    }
  }
  return { parts: read(), state };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('an array that is answered in parts', () => {
  it.each([[[]], [[[]]], [[[1, 2], [3]]], [[[{ name: 'a, [b]' }], [], ['c']]]])(
    'of %j is the JSON of all of them',
    async (parts) => {
      const { stream, body } = await arrayInParts(listUsers, aSource(parts).parts);
      expect(JSON.parse(stream === undefined ? String(body) : await text(stream))).toEqual(parts.flat());
    },
  );

  it('is read as it is taken: whoever takes nothing has two parts held', async () => {
    const { parts, state } = aSource(Array.from({ length: 100 }, (_, i) => ['x'.repeat(100_000), i]));
    const { stream } = await arrayInParts(listUsers, parts);
    stream!.once('readable', () => undefined);
    await settled();
    expect(state.read).toBeLessThanOrEqual(2);
    stream!.destroy();
    await settled();
    expect(state).toMatchObject({ ended: true });
  });

  it('that cannot be begun is refused; one that cannot go on breaks off', async () => {
    const failure = new Error('the database is gone');
    await expect(arrayInParts(listUsers, aSource([failure]).parts)).rejects.toThrow(failure);
    const { stream } = await arrayInParts(listUsers, aSource([[1], failure]).parts);
    await expect(text(stream!)).rejects.toThrow(failure);
  });
});
