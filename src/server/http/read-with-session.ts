import type { z } from 'zod';
import type { Endpoint } from '#api/endpoint';
import type { UserId } from '#api/ids';
import type { CalendarDate } from '#domain/calendar-date';
import type { FindSession } from '../access/authenticate.ts';
import type { FoundSession, Presented } from '../access/sessions.store.ts';
import type { Database } from '../database/schema.ts';
import { turns } from '../turns.ts';
import { holdersOfSessions } from './holders-of-sessions.ts';
import type { PreparedAnswer, PreparedAnswers } from './prepared-answers.ts';
import {
  admit,
  ask,
  type Answered,
  type Arriving,
  type Incoming,
  type ReadAhead,
  type Route,
} from './route.ts';

/** What a read is asked for: whose, of which day, and the tags of the states that its answer is known of already. */
export interface Reading<Query> extends Presented {
  readonly today: CalendarDate;
  readonly query: Query;
  readonly known: readonly string[];
  /** Whether the rows are read where there are many; else the tag alone is answered, since others may wait for the same statement. */
  readonly many: boolean;
}

export interface Found extends FoundSession {
  /** Names the state of all that the answer is made of: the same tag, the same answer. */
  readonly tag: string;
  /** The answer's JSON; undefined where the tag is one of the known ones, and where there are many rows that were not to be read. */
  readonly json: string | undefined;
  /** How many rows it has, of which no more than MANY_ROWS + 1 need be counted; null where nobody has to wait for them. */
  readonly count: number | null;
}

interface Reader<Q extends z.ZodType> {
  readonly answers: PreparedAnswers;
  /** One query: the session, and the rows where they are not known, and not many or asked for. */
  readonly read: (db: Database, reading: Reading<z.output<Q>>) => Promise<Found | undefined>;
}

export const MANY_ROWS = 1_000;

/** Long answers that many ask for at once are many times the memory of one, and no sooner there. Others do not wait for the longest. */
const longOnes = turns(4);
const longestOnes = turns(2);

/** The tags of If-None-Match, without their quotes and weakness. */
function tagsOf(header: unknown): string[] {
  return typeof header === 'string'
    ? [...header.matchAll(/"([^"]{1,200})"/g)].map(([, tag = '']) => tag)
    : [];
}

/**
 * A read for whoever is signed in that finds session and rows in one query, and where nothing has changed reads no rows:
 * then it answers 304, or with the body as it was made before. The state is read each time, so every node is right at once.
 */
export function readWithSession<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<'signed-in', P, Q, B, R>, { answers, read }: Reader<Q>): Route {
  const holders = holdersOfSessions();

  function readAhead({ query, headers, today }: Arriving): ReadAhead | undefined {
    const parsed = endpoint.query.safeParse(query);
    // Whoever sends nonsense is admitted before they are told.
    if (!parsed.success) return undefined;
    const seen = tagsOf(headers['if-none-match']);
    let answered: Answered | undefined;
    const keyOf = (user: UserId) => `${user} ${endpoint.path} ${JSON.stringify(parsed.data)}`;
    const keep = (user: UserId, answer: PreparedAnswer) => answers.keep(keyOf(user), answer);
    const find: FindSession = async (db, presented) => {
      const look = async (user: UserId | undefined, many: boolean) => {
        const kept = user && answers.find(keyOf(user));
        const known = kept === undefined ? seen : [...seen, kept.tag];
        const found = await read(db, { ...presented, today, query: parsed.data, known, many });
        answered = found && answerOf(found, { seen, kept, keep });
        return found;
      };
      const holder = holders.find(presented.tokenHash);
      const first = await look(holder, false);
      if (first === undefined) return undefined;
      const { userId } = first.session;
      if (holder === undefined) holders.note(presented.tokenHash, userId);
      if (answered !== undefined) return first;
      // What others have read while this one waited for its turn is known by then.
      const { inTurn } = (first.count ?? 0) > MANY_ROWS ? longestOnes : longOnes;
      return inTurn(() => look(userId, true));
    };
    return { find, answered: () => answered };
  }
  return { endpoint, readAhead, answer: (incoming) => Promise.resolve(admitted(endpoint, incoming)) };
}

/** What was read ahead, for whoever may have it. */
function admitted(endpoint: Endpoint<'signed-in'>, incoming: Incoming): Answered {
  const answered = incoming.answeredAhead();
  if (answered === undefined) {
    ask(endpoint, incoming);
    throw new Error(`${endpoint.path} was admitted without having been read`);
  }
  admit(endpoint, incoming);
  return answered;
}

interface Known {
  readonly seen: readonly string[];
  readonly kept: PreparedAnswer | undefined;
  readonly keep: (user: UserId, answer: PreparedAnswer) => void;
}

/** A text so short goes out together with its headers. */
const IN_ONE_PIECE = 16_384;

/** Undefined where there are many rows that are not read yet. */
function answerOf({ session, tag, json }: Found, { seen, kept, keep }: Known): Answered | undefined {
  const headers = { ETag: `W/"${tag}"` };
  if (json !== undefined) {
    const body = Buffer.from(json);
    keep(session.userId, { tag, body });
    return { status: 200, body: json.length < IN_ONE_PIECE ? json : body, headers };
  }
  if (seen.includes(tag)) return { status: 304, body: undefined, headers };
  return kept?.tag === tag ? { status: 200, body: kept.body, headers } : undefined;
}
