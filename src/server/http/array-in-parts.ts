import { Readable } from 'node:stream';
import type { Endpoint } from '#api/endpoint';
import { answered, type Answered } from './route.ts';

/**
 * An answer that is an array of any length: of it no more is held than the part that is being sent. The first part is read
 * before the answer begins, so that what goes wrong still has its status; where a later one fails, the answer breaks off.
 */
export async function arrayInParts(
  endpoint: Endpoint,
  parts: AsyncGenerator<readonly unknown[], void>,
): Promise<Answered> {
  const first = await parts.next();
  if (first.done === true) return answered(endpoint, []);
  return {
    status: endpoint.status,
    body: undefined,
    stream: Readable.from(textOf(first.value, parts)),
  };
}

async function* textOf(
  first: readonly unknown[],
  others: AsyncGenerator<readonly unknown[], void>,
): AsyncGenerator<string, void> {
  try {
    yield `[${itemsOf(first)}`;
    for await (const part of others) if (part.length > 0) yield `,${itemsOf(part)}`;
    yield ']';
  } finally {
    await others.return();
  }
}

/** The items of the array as JSON, without its brackets. */
function itemsOf(part: readonly unknown[]): string {
  return JSON.stringify(part).slice(1, -1);
}
