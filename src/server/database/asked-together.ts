import { sql, type Expression } from 'kysely';
import pg from 'pg';
import { preparedQuery, statement, type Value } from './prepared-query.ts';
import type { Database } from './schema.ts';

/** Of each statement: whether nobody else waits for its answer. */
export interface Alone {
  readonly alone: boolean;
}

type SqlType = 'bigint' | 'boolean' | 'bytea' | 'date' | 'numeric' | 'text' | 'text[]' | 'timestamptz';

interface Question<Values, Row> {
  /** How many statements for several may be under way; those for one are not counted. */
  readonly atOnce: number;
  /** The type in SQL of each value. */
  readonly types: Readonly<Record<keyof Values & string, SqlType>>;
  /** As of preparedQuery: a select. */
  readonly make: (value: Value<Values & Alone>, db: Database) => Expression<Row>;
}

interface Answers<Values, Row> {
  /** By a statement of its own. */
  readonly alone: (db: Database, values: Values) => Promise<Row[]>;
  /** Together with what others ask at the same moment. */
  readonly together: (db: Database, values: Values) => Promise<Row[]>;
}

interface Asked<Values, Row> {
  readonly values: Values;
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: unknown) => void;
}

type Placed<Row> = Row & { readonly place: number };

/** For questions that only read: fewer statements than the pool has connections. */
export const READS_AT_ONCE = 8;
/** A statement takes no more than these, so that nobody waits for many. */
const MOST_TOGETHER = 20;
/** Who has waited so long for their turn has a statement of their own. */
const LONGEST_WAIT_MS = 500;

/** The select once for each element of a JSON array of values; `place` tells whose a row is. */
function forEachOf<Values, Row>({ types, make }: Question<Values, Row>) {
  const columns = Object.entries({ ...types, alone: 'boolean', place: 'integer' });
  const definitions = sql.join(columns.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));
  return preparedQuery<{ readonly all: string }, Placed<Row>>((value, db) =>
    statement(sql`
      select asked.place, answered.*
      from json_to_recordset(${value('all')}::json) as asked (${definitions})
      cross join lateral (${make((name) => sql`${sql.id('asked', String(name))}`, db)}) as answered`),
  );
}

/** As the types in SQL are read from JSON. */
function inJson(values: object, place: number): object {
  const written: Record<string, unknown> = { alone: false, place };
  for (const [name, value] of Object.entries(values))
    written[name] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
  return written;
}

interface Handling<Item> {
  /** How many handfuls may be under way. */
  readonly atOnce: number;
  readonly handOn: (db: Database, items: readonly Item[]) => Promise<void>;
  /** For those who have waited long, because what is under way does not end. */
  readonly handOnEach: (db: Database, items: readonly Item[]) => void;
}

interface Queue<Item> {
  readonly waiting: Item[];
  underWay: number;
  isDue: boolean;
  patience: NodeJS.Timeout | undefined;
}

/** Hands on what comes before the process turns to what else has arrived, a handful at a time. */
function handfuls<Item>({ atOnce, handOn, handOnEach }: Handling<Item>): (db: Database, item: Item) => void {
  const queues = new WeakMap<Database, Queue<Item>>();

  function handOnWaiting(db: Database, queue: Queue<Item>): void {
    while (queue.waiting.length > 0 && queue.underWay < atOnce) {
      queue.underWay += 1;
      void handOn(db, queue.waiting.splice(0, MOST_TOGETHER)).then(() => {
        queue.underWay -= 1;
        clearTimeout(queue.patience);
        queue.patience = undefined;
        handOnWaiting(db, queue);
      });
    }
    if (queue.waiting.length > 0)
      queue.patience ??= setTimeout(() => handOnEach(db, queue.waiting.splice(0)), LONGEST_WAIT_MS);
  }

  function newQueue(db: Database): Queue<Item> {
    const queue = { waiting: [], underWay: 0, isDue: false, patience: undefined };
    queues.set(db, queue);
    return queue;
  }

  return (db, item) => {
    const queue = queues.get(db) ?? newQueue(db);
    queue.waiting.push(item);
    if (queue.isDue) return;
    queue.isDue = true;
    setImmediate(() => {
      queue.isDue = false;
      handOnWaiting(db, queue);
    });
  };
}

/**
 * A question that many requests ask, with a short answer: what is asked at the same moment, or while as many statements are
 * under way as may be, goes to the database as one statement, for the way there takes longer than the answer.
 */
export function askedTogether<Values extends object, Row>(
  question: Question<Values, Row>,
): Answers<Values, Row> {
  const ofOne = preparedQuery<Values & Alone, Row>((value, db) =>
    statement(sql`${question.make(value, db)}`),
  );
  const ofAll = forEachOf(question);

  const alone = (db: Database, values: Values) => ofOne(db, { ...values, alone: true });

  function answerEach(db: Database, asked: readonly Asked<Values, Row>[]): void {
    for (const { values, resolve, reject } of asked) alone(db, values).then(resolve, reject);
  }

  async function answerAll(db: Database, asked: readonly Asked<Values, Row>[]): Promise<void> {
    try {
      const all = JSON.stringify(asked.map(({ values }, place) => inJson(values, place)));
      const answers = asked.map((): Row[] => []);
      for (const row of await ofAll(db, { all })) answers[row.place]?.push(row);
      for (const [place, { resolve }] of asked.entries()) resolve(answers[place] ?? []);
    } catch (error) {
      // It may have been one of them: each has what happens to itself.
      if (error instanceof pg.DatabaseError) answerEach(db, asked);
      else for (const { reject } of asked) reject(error);
    }
  }

  async function answer(db: Database, asked: readonly Asked<Values, Row>[]): Promise<void> {
    if (asked.length === 1) answerEach(db, asked);
    else await answerAll(db, asked);
  }
  const ask = handfuls({ atOnce: question.atOnce, handOn: answer, handOnEach: answerEach });

  const together = (db: Database, values: Values) =>
    new Promise<Row[]>((resolve, reject) => ask(db, { values, resolve, reject }));

  return { alone, together };
}
