import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#api/platform/endpoint';
import { streamJson, toSlices, type StreamedJson } from './stream-json.ts';
import type { RouteAnswer } from '../request-context.ts';

const json = endpoint({
  method: 'GET',
  path: '/anything',
  access: 'anyone',
  summary: 'Any JSON',
  answer: z.json(),
});
type Json = z.input<typeof json.answer>;

interface Source {
  readonly parts: AsyncGenerator<readonly Json[], void>;
  readonly state: { read: number; ended: boolean };
}

function aSource(parts: readonly (readonly Json[] | Error)[]): Source {
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
const LONG = 'x'.repeat(100_000);
const readText = ({ stream, body }: RouteAnswer) =>
  stream === undefined ? Promise.resolve(String(body)) : text(stream);

describe('an array that is streamed', () => {
  it.each([[[]], [[[]]], [[[1, 2], [3]]], [[[{ name: 'a, [b]' }], [], ['c']]], [[[LONG], [LONG], ['c']]]])(
    'is the JSON of all items, however many and long (%#)',
    async (parts) => {
      const answered = await streamJson(json, () => aSource(parts).parts);
      expect(JSON.parse(await readText(answered))).toEqual(parts.flat());
    },
  );

  it('is read only as fast as the client reads: at most two chunks are held', async () => {
    const { parts, state } = aSource(Array.from({ length: 100 }, (_, i) => [LONG, i]));
    const { stream } = await streamJson(json, () => parts);
    stream!.once('readable', () => undefined);
    await settled();
    expect(state.read).toBeLessThanOrEqual(2);
    stream!.destroy();
    await settled();
    expect(state).toMatchObject({ ended: true });
  });

  it('that fails at its start is refused; one that fails later breaks off', async () => {
    const failure = new Error('the database is gone');
    await expect(streamJson(json, () => aSource([failure]).parts)).rejects.toThrow(failure);
    const { stream } = await streamJson(json, () => aSource([[LONG], failure]).parts);
    await expect(text(stream!)).rejects.toThrow(failure);
  });
});

describe('an object that is streamed', () => {
  it('has its lists in their places, also nested ones', async () => {
    const inner = (rows: readonly number[]) => toSlices(rows, (row) => ({ row }), 2);
    async function* bonds(): AsyncGenerator<readonly StreamedJson<Json>[], void> {
      for (const rows of [[1, 2, 3], []])
        yield await Promise.resolve([{ id: rows.length, rows: inner(rows) }]);
    }
    const given: StreamedJson<Json> = {
      bonds: bonds(),
      name: 'a "b"',
      deleted: { bonds: aSource([]).parts, none: null },
    };
    expect(JSON.parse(await readText(await streamJson(json, () => given)))).toEqual({
      name: 'a "b"',
      bonds: [
        { id: 3, rows: [{ row: 1 }, { row: 2 }, { row: 3 }] },
        { id: 0, rows: [] },
      ],
      deleted: { bonds: [], none: null },
    });
  });

  it.each([
    ['was short', [[1]], 'sent'],
    ['was sent', [[LONG], [LONG], [LONG]], 'sent'],
    ['failed at once', [new Error('gone')], 'failed'],
    ['failed in the middle', [[LONG], new Error('gone')], 'failed'],
    ['is no longer wanted', [[LONG], [LONG], [LONG]], 'destroyed'],
  ] as const)('is closed once if it %s', async (_, parts, end) => {
    let closed = 0;
    const close = () => {
      closed += 1;
      return Promise.resolve();
    };
    const answering = streamJson(json, () => aSource(parts).parts, close);
    if (end === 'destroyed') (await answering).stream!.destroy();
    else
      await answering
        .then(readText)
        .then(JSON.parse, (error: unknown) => expect(String(error)).toMatch('gone'));
    await settled();
    expect(closed).toBe(1);
  });
});
