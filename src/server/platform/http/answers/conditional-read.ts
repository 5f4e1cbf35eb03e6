import type { z } from 'zod';
import type { Access, Endpoint } from '#api/platform/endpoint';
import type { Database } from '../../database/schema.ts';
import type { Semaphore } from '../../runtime/semaphore.ts';
import { validateRequest, type EndpointInput, type Route } from '../route.ts';

/** Which lists are to be read. */
export interface Condition {
  /** The tags of the answers that the caller has kept: of these nothing is read but the tag. */
  readonly knownTags: readonly string[];
  /** Whether long lists are read, which other requests would have to wait for. */
  readonly includeLong: boolean;
}

/** A list at one moment. */
export interface Snapshot {
  /** Names the state of all that the answer is made of: the same tag, the same answer. */
  readonly tag: string;
  /** The answer's JSON; undefined where it was not read. */
  readonly json: string | undefined;
  /** Whether reading it takes much memory. */
  readonly isLarge: boolean;
}

interface ConditionalReader<Asked> {
  /** Large lists take turns: reading more of them at once takes more memory and ends no sooner. */
  readonly largeLists: Semaphore;
  readonly read: (db: Database, asked: Asked, condition: Condition) => Promise<Snapshot>;
}

/** The tags of If-None-Match, without their quotes and the sign that they are weak. */
function tagsIn(header: unknown): string[] {
  return typeof header === 'string'
    ? [...header.matchAll(/"([^"]{1,200})"/g)].map(([, tag = '']) => tag)
    : [];
}

/**
 * A route that reads a list and answers 304 where the caller has kept it (If-None-Match) and nothing has changed. The tag is read
 * from the database each time, so all nodes give the same answer.
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
      const asked = validateRequest(endpoint, incoming);
      const knownTags = tagsIn(incoming.headers['if-none-match']);
      const readList = (includeLong: boolean) => read(incoming.db, asked, { knownTags, includeLong });
      const short = await readList(false);
      const isAnswered = short.json !== undefined || knownTags.includes(short.tag);
      const readLong = () => (short.isLarge ? largeLists.run(() => readList(true)) : readList(true));
      const { tag, json } = isAnswered ? short : await readLong();
      const headers = { ETag: `W/"${tag}"` };
      return { status: json === undefined ? 304 : endpoint.status, body: json, headers };
    },
  };
}
