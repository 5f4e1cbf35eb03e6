import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Access, Endpoint } from '#api/endpoint';
import { yieldToEventLoop } from '../runtime/yield-to-event-loop.ts';
import type { Database } from '../database/schema.ts';
import { ask, type AskedOf, type Route } from './route.ts';
import type { Answered } from './request.ts';

/** JSON of any length: in the place of an array there may be its parts, each read when the one before has been taken. */
export type InParts<Json> =
  | Json
  | (Json extends readonly (infer Item)[]
      ? readonly Item[] | AsyncIterable<readonly InParts<Item>[]>
      : Json extends object
        ? { readonly [Key in keyof Json]: InParts<Json[Key]> }
        : never);

/** Shorter pieces are put together, so that many small ones are not as many writes. */
const CHUNK_CHARACTERS = 65_536;
/** For so long an answer holds its place, and an export its connection. */
const LONGEST_ANSWER_MS = 300_000;

function isInParts(json: unknown): json is AsyncIterable<readonly unknown[]> {
  return typeof json === 'object' && json !== null && Symbol.asyncIterator in json;
}

function holdsParts(json: unknown): json is object {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  return isInParts(json) || Object.values(json).some(holdsParts);
}

async function* textOfArray(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let comma = '';
  yield '[';
  for await (const part of parts) {
    await yieldToEventLoop();
    if (part.length === 0) continue;
    if (part.some(holdsParts)) {
      for (const item of part) {
        await yieldToEventLoop();
        yield comma;
        yield* textOf(item);
        comma = ',';
      }
    } else yield comma + JSON.stringify(part).slice(1, -1);
    comma = ',';
  }
  yield ']';
}

/** What is whole comes before what is in parts. */
async function* textOfObject(json: object): AsyncGenerator<string, void> {
  const entries = Object.entries(json);
  const whole = JSON.stringify(Object.fromEntries(entries.filter(([, value]) => !holdsParts(value))));
  let before = whole === '{}' ? '{' : `${whole.slice(0, -1)},`;
  for (const [name, value] of entries.filter(([, of]) => holdsParts(of))) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* textOf(value);
    before = ',';
  }
  yield '}';
}

async function* textOf(json: unknown): AsyncGenerator<string, void> {
  if (isInParts(json)) yield* textOfArray(json);
  else if (holdsParts(json)) yield* textOfObject(json);
  else yield JSON.stringify(json);
}

/** The last chunk is returned: what fits into one is known to be all. */
async function* chunksOf(pieces: AsyncIterable<string>): AsyncGenerator<string, string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield text;
    text = '';
  }
  return text;
}

/** One chunk is held that nobody has taken yet. Whoever takes them very slowly does not get all. */
function streamOf(first: string, others: AsyncGenerator<string, string>): Readable {
  const until = performance.now() + LONGEST_ANSWER_MS;
  const take = async (stream: Readable) => {
    if (performance.now() > until) throw new Error('the answer was taken too slowly');
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

async function* closedAtEnd(
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
 * An answer of which no more is held than the part that is being sent. Its beginning is read before it is answered, so that
 * what goes wrong then still has its status; where a later part fails, the answer breaks off. `close` is called when all is read,
 * and when the caller goes away before.
 */
export async function answerInParts<R extends z.ZodType>(
  endpoint: Endpoint<Access, z.ZodType, z.ZodType, z.ZodType, R>,
  read: () => InParts<z.input<R>> | Promise<InParts<z.input<R>>>,
  close: () => Promise<void> = () => Promise.resolve(),
): Promise<Answered> {
  const chunks = chunksOf(
    closedAtEnd(async function* () {
      yield* textOf(await read());
    }, close),
  );
  const { value: first, done } = await chunks.next();
  if (done === true) return { status: endpoint.status, body: first };
  return { status: endpoint.status, body: undefined, stream: streamOf(first, chunks) };
}

/** A route that reads, and whose answer is sent in parts. */
export function routeInParts<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  handler: (
    asked: AskedOf<A, P, Q, B> & { readonly db: Database },
  ) => InParts<z.input<R>> | Promise<InParts<z.input<R>>>,
): Route {
  return {
    endpoint,
    answer: (incoming) => {
      const asked = { ...ask(endpoint, incoming), db: incoming.db };
      return answerInParts(endpoint, () => handler(asked));
    },
  };
}

/** What the rows of each part become. */
export async function* mapParts<Row, Made>(
  parts: AsyncIterable<readonly Row[]>,
  make: (row: Row) => Made,
): AsyncGenerator<readonly Made[], void> {
  for await (const rows of parts) {
    await yieldToEventLoop();
    yield rows.map(make);
  }
}

async function* slicesOf<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
  most: number,
): AsyncGenerator<readonly Made[], void> {
  for (let start = 0; start < rows.length; start += most) {
    await yieldToEventLoop();
    yield rows.slice(start, start + most).map(make);
  }
}

/** Rows that are held already, as parts of so many; no more than that are an array. */
export function inSlices<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
  most = 250,
): readonly Made[] | AsyncGenerator<readonly Made[], void> {
  return rows.length <= most ? rows.map(make) : slicesOf(rows, make, most);
}
