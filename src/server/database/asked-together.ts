import { sql, type Expression } from 'kysely';
import pg from 'pg';
import { preparedQuery, statement, type Value } from './prepared-query.ts';
import type { Database } from './schema.ts';

/** Of each statement: whether nobody else waits for its answer. */
interface Alone {
  readonly alone: boolean;
}

type SqlType = 'bytea' | 'timestamptz' | 'date' | 'boolean' | 'text[]';

interface Question<Values, Row> {
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

/** A statement takes no more than these, so that nobody waits for many. */
const MOST_TOGETHER = 20;

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

/** Hands on what comes before the process turns to what else has arrived, a handful at a time. */
function handfuls<Item>(handOn: (db: Database, items: readonly Item[]) => void) {
  const waiting = new WeakMap<Database, Item[]>();

  function handOnAll(db: Database): void {
    const items = waiting.get(db) ?? [];
    waiting.delete(db);
    for (let first = 0; first < items.length; first += MOST_TOGETHER)
      handOn(db, items.slice(first, first + MOST_TOGETHER));
  }

  return (db: Database, item: Item): void => {
    const others = waiting.get(db);
    if (others !== undefined) {
      others.push(item);
      return;
    }
    waiting.set(db, [item]);
    setImmediate(handOnAll, db);
  };
}

/**
 * A question that many requests ask, with a short answer: what is asked at the same moment goes to the database as one
 * statement, for the way there takes longer than the answer.
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

  const ask = handfuls<Asked<Values, Row>>((db, asked) => {
    if (asked.length === 1) answerEach(db, asked);
    else void answerAll(db, asked);
  });

  const together = (db: Database, values: Values) =>
    new Promise<Row[]>((resolve, reject) => ask(db, { values, resolve, reject }));

  return { alone, together };
}
