import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { logged, readAnswer, send, type CallInput } from './call.ts';

/** An answer with the ETag of the state it represents. */
export interface Tagged<T> {
  readonly tag: string | undefined;
  readonly answer: T;
}

/** Calls an endpoint again. If nothing has changed, the server sends no body and the last answer is returned. */
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
