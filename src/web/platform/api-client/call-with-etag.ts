import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { logged, readAnswer, send, type CallInput } from './call.ts';

/** An answer, with the tag of the state that it was made of. */
export interface Tagged<T> {
  readonly tag: string | undefined;
  readonly answer: T;
}

/** Calls an endpoint once more: where nothing has changed since the last answer, that one is given, and no other is sent. */
export async function callWithEtag<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  endpoint: Endpoint<Access, P, Q, B, A>,
  input: CallInput<P, Q, B>,
  last: Tagged<z.output<A>> | undefined,
): Promise<Tagged<z.output<A>>> {
  return logged(endpoint, async () => {
    const response = await send(endpoint, { ...input, ifNoneMatch: last?.tag });
    if (response.status === 304 && last !== undefined) return last;
    return { tag: response.headers.get('ETag') ?? undefined, answer: await readAnswer(endpoint, response) };
  });
}
