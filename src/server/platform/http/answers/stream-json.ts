import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import { yieldToEventLoop } from '../../runtime/yield-to-event-loop.ts';
import type { Database } from '../../database/schema.ts';
import { validateRequest, type EndpointInput, type Route } from '../route.ts';
import type { RouteAnswer } from '../request-context.ts';

/** JSON of any length: an array may be an async iterable of chunks, each read once the previous one was consumed. */
export type StreamedJson<Json> =
  | Json
  | (Json extends readonly (infer Item)[]
      ? readonly Item[] | AsyncIterable<readonly StreamedJson<Item>[]>
      : Json extends object
        ? { readonly [Key in keyof Json]: StreamedJson<Json[Key]> }
        : never);

/** Shorter chunks are merged to save writes. */
const CHUNK_CHARACTERS = 65_536;
/** How long a streamed answer may take, since it occupies a place and an export a connection. */
const MAX_ANSWER_MS = 300_000;

function isStreamed(json: unknown): json is AsyncIterable<readonly unknown[]> {
  return typeof json === 'object' && json !== null && Symbol.asyncIterator in json;
}

function containsStream(json: unknown): json is object {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  return isStreamed(json) || Object.values(json).some(containsStream);
}

async function* arrayChunks(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let comma = '';
  yield '[';
  for await (const part of parts) {
    await yieldToEventLoop();
    if (part.length === 0) continue;
    if (part.some(containsStream)) {
      for (const item of part) {
        await yieldToEventLoop();
        yield comma;
        yield* jsonChunks(item);
        comma = ',';
      }
    } else yield comma + JSON.stringify(part).slice(1, -1);
    comma = ',';
  }
  yield ']';
}

/** Complete values come before streamed ones. */
async function* objectChunks(json: object): AsyncGenerator<string, void> {
  const entries = Object.entries(json);
  const whole = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => !containsStream(value))));
  let before = whole === '{}' ? '{' : `${whole.slice(0, -1)},`;
  for (const [name, value] of entries.filter(([, of]) => containsStream(of))) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonChunks(value);
    before = ',';
  }
  yield '}';
}

async function* jsonChunks(json: unknown): AsyncGenerator<string, void> {
  if (isStreamed(json)) yield* arrayChunks(json);
  else if (containsStream(json)) yield* objectChunks(json);
  else yield JSON.stringify(json);
}

/** The last chunk is the return value, so a single chunk is known to be the complete answer. */
async function* mergeChunks(pieces: AsyncIterable<string>): AsyncGenerator<string, string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  return text;
}

/** Buffers one chunk. A client that reads too slowly is cut off. */
function toReadable(first: string, others: AsyncGenerator<string, string>): Readable {
  const until = performance.now() + MAX_ANSWER_MS;
  const take = async (stream: Readable) => {
    if (performance.now() > until) throw new Error('the client read the answer too slowly');
    const { value, done } = await others.next();
    if (value !== '') stream.push(value);
    if (done === true) stream.push(null);
  };
  const stream = new Readable({
    highWaterMark: 1,
    read: () => void take(stream).catch((error: unknown) => stream.destroy(asError(error))),
    destroy: (error, done) => {
      others.return('').then(
        () => done(error),
        (failure: unknown) => done(asError(failure)),
      );
    },
  });
  stream.push(first);
  return stream;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

async function* closeAtEnd(
  pieces: () => AsyncIterable<string>,
  close: () => Promise<void>,
): AsyncGenerator<string, void> {
  try {
    yield* pieces();
  } finally {
    await close();
  }
}

/**
 * Streams an answer, holding only the chunk being sent. The first chunk is read before the status is sent, so that early errors
 * still get their status; a later error breaks off the answer. `close` is called at the end, and when the client disconnects.
 */
export async function streamJson<R extends z.ZodType>(
  endpoint: Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, R>,
  read: () => StreamedJson<z.input<R>> | Promise<StreamedJson<z.input<R>>>,
  close: () => Promise<void> = () => Promise.resolve(),
): Promise<RouteAnswer> {
  const chunks = mergeChunks(
    closeAtEnd(async function* () {
      yield* jsonChunks(await read());
    }, close),
  );
  const { value: first, done } = await chunks.next();
  if (done === true) return { status: endpoint.status, body: first };
  return { status: endpoint.status, body: undefined, stream: toReadable(first, chunks) };
}

/** A read-only route whose answer is streamed. */
export function streamedRoute<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (
    input: EndpointInput<A, P, Q, B> & { readonly db: Database },
  ) => StreamedJson<z.input<R>> | Promise<StreamedJson<z.input<R>>>,
): Route {
  return {
    endpoint,
    answer: (incoming) => {
      const input = { ...validateRequest(endpoint, incoming), db: incoming.db };
      return streamJson(endpoint, () => handler(input));
    },
  };
}

/** Maps the rows of each chunk. */
export async function* mapParts<Row, Made>(
  parts: AsyncIterable<readonly Row[]>,
  make: (row: Row) => Made,
): AsyncGenerator<readonly Made[], void> {
  for await (const rows of parts) {
    await yieldToEventLoop();
    yield rows.map(make);
  }
}

async function* generateSlices<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
  sliceSize: number,
): AsyncGenerator<readonly Made[], void> {
  for (let start = 0; start < rows.length; start += sliceSize) {
    await yieldToEventLoop();
    yield rows.slice(start, start + sliceSize).map(make);
  }
}

/** Splits rows in memory into chunks; few enough stay one array. */
export function toSlices<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
  sliceSize = 250,
): readonly Made[] | AsyncGenerator<readonly Made[], void> {
  return rows.length <= sliceSize ? rows.map(make) : generateSlices(rows, make, sliceSize);
}
