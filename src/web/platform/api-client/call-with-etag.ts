import { logged, readBy, send, type Address, type Sent } from './call.ts';

/** An answer, with the tag of the state that it was made of. */
export interface Tagged<T> {
  readonly tag: string | undefined;
  readonly answer: T;
}

interface Again<T> {
  /** Throws where the answer is something else. */
  readonly read: (given: unknown) => T;
  readonly last: Tagged<T> | undefined;
}

/** Calls an endpoint once more: where nothing has changed since the last answer, that one is given, and no other is sent. */
export async function callWithEtag<T>(
  address: Address,
  input: Sent,
  { read, last }: Again<T>,
): Promise<Tagged<T>> {
  return logged(address, async () => {
    const response = await send(address, { ...input, ifNoneMatch: last?.tag });
    if (response.status === 304 && last !== undefined) return last;
    return { tag: response.headers.get('ETag') ?? undefined, answer: await readBy(read, response) };
  });
}
