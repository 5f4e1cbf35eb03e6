import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { parseJson, logged, parsedAnswer, send, type CallInput } from './call.ts';

export interface Page<T> {
  readonly items: T;
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Calls a paginated endpoint. Each page names the next one in its Link header. Throws CallError, as `call` does. */
export async function callPage<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(endpoint: Endpoint<Access, P, Q, B, A>, input: CallInput<P, Q, B>): Promise<Page<z.output<A>>> {
  return logged(endpoint, async () => {
    const response = await send(endpoint, input);
    return {
      items: parsedAnswer(endpoint, response.status, await parseJson(response)),
      next: nextIn(response.headers.get('Link') ?? ''),
    };
  });
}

function nextIn(link: string): string | null {
  const address = /<([^<>]+)>; rel="next"/.exec(link)?.[1];
  return address === undefined ? null : new URL(address, window.location.origin).searchParams.get('cursor');
}
