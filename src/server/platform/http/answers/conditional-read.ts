import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import type { Database } from '../../database/schema.ts';
import type { Semaphore } from '../../runtime/semaphore.ts';
import { parseEntityTags } from './parse-entity-tags.ts';
import { validateRequest, type EndpointInput, type Route } from '../route.ts';

/** The conditions of reading a list. */
export interface Condition {
  /** The tags of the answers that the client has kept. If one is current, only the tag is read. */
  readonly knownTags: readonly string[];
  /** Whether to read long lists, which delay other requests. */
  readonly includeLong: boolean;
}

/** A list at one moment. */
export interface Snapshot {
  /** Identifies the state of everything in the answer: equal tags mean equal answers. */
  readonly tag: string;
  /** The answer as JSON; undefined if it was not read. */
  readonly json: string | undefined;
  /** Whether reading it takes much memory. */
  readonly isLarge: boolean;
}

interface ConditionalReader<Input> {
  /** Large lists are read in turn: reading many at once takes more memory and is not faster. */
  readonly largeLists: Semaphore;
  readonly read: (db: Database, input: Input, condition: Condition) => Promise<Snapshot>;
}

/**
 * A route that reads a list. It answers 304 if the client has kept the list (If-None-Match) and nothing has changed. The tag is
 * read from the database each time, so all servers give the same answer.
 */
export function conditionalRead<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<A, P, Q, B, R>,
  { largeLists, read }: ConditionalReader<EndpointInput<A, P, Q, B>>,
): Route {
  return {
    endpoint,
    answer: async (incoming) => {
      const input = validateRequest(endpoint, incoming);
      const knownTags = parseEntityTags(incoming.headers['if-none-match']);
      const readList = (includeLong: boolean) => read(incoming.db, input, { knownTags, includeLong });
      const short = await readList(false);
      const isAnswered = short.json !== undefined || knownTags.includes(short.tag);
      const readLong = () => (short.isLarge ? largeLists.run(() => readList(true)) : readList(true));
      const { tag, json } = isAnswered ? short : await readLong();
      const headers = { ETag: `W/"${tag}"` };
      return { status: json === undefined ? 304 : endpoint.status, body: json, headers };
    },
  };
}
