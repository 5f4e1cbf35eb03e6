import { sql, type Expression } from 'kysely';
import pg from 'pg';
import { preparedQuery, statement, type Value } from '../prepared-query.ts';
import type { Database } from '../schema.ts';
import { createBatchQueue } from './batch-queue.ts';

/**
 * Batching: requests that run the same short read at the same moment share one statement.
 *
 * Why: PostgreSQL needs 20 to 100 µs for a session or the state of a list. Sending the statement and waking the processes on both
 * sides takes 150 to 250 µs. The round trip costs more than the query, so concurrent requests share one.
 *
 * How: values that arrive before the next turn of the event loop are sent as one JSON array. `json_to_recordset` makes them rows,
 * and `cross join lateral` runs the query once for each row. Every row of the result names its request. A request that comes
 * alone has a statement of its own and does not wait.
 *
 * If PostgreSQL refuses a batch, each of its requests is run by itself, so one that fails does not harm the others.
 *
 * Only for reads with short results, because every request waits for the slowest in the batch. docs/performance-methods.md lists them.
 */

/** The types of the values, as PostgreSQL reads them from JSON. */
type SqlType = 'bigint' | 'boolean' | 'bytea' | 'date' | 'text[]' | 'timestamptz';

interface Query<Values, Row> {
  readonly types: Readonly<Record<keyof Values & string, SqlType>>;
  /** As in preparedQuery. */
  readonly make: (value: Value<Values>, db: Database) => Expression<Row>;
}

interface BatchedQuery<Values, Row> {
  /** Runs in a statement of its own. */
  readonly single: (db: Database, values: Values) => Promise<Row[]>;
  /** Runs together with other requests of the same moment. */
  readonly batched: (db: Database, values: Values) => Promise<Row[]>;
}

interface Request<Values, Row> {
  readonly values: Values;
  readonly resolve: (rows: Row[]) => void;
  readonly reject: (error: unknown) => void;
}

type BatchRow<Row> = Row & { readonly requestIndex: number };

/** The query for each element of a JSON array of values. */
function queryForAll<Values, Row>({ types, make }: Query<Values, Row>) {
  const columns = Object.entries({ ...types, requestIndex: 'integer' });
  const definitions = sql.join(columns.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));
  return preparedQuery<{ readonly requests: string }, BatchRow<Row>>((value, db) =>
    statement(sql`
      select request."requestIndex", result.*
      from json_to_recordset(${value('requests')}::json) as request (${definitions})
      cross join lateral (${make((name) => sql`${sql.id('request', String(name))}`, db)}) as result`),
  );
}

function asJson(values: object, requestIndex: number): object {
  const written: Record<string, unknown> = { requestIndex };
  for (const [name, value] of Object.entries(values))
    written[name] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
  return written;
}

export function batchedQuery<Values extends object, Row>(
  query: Query<Values, Row>,
): BatchedQuery<Values, Row> {
  const single = preparedQuery<Values, Row>((value, db) => statement(sql`${query.make(value, db)}`));
  const forAll = queryForAll(query);

  function runEach(db: Database, requests: readonly Request<Values, Row>[]): void {
    for (const { values, resolve, reject } of requests) single(db, values).then(resolve, reject);
  }

  async function runTogether(db: Database, requests: readonly Request<Values, Row>[]): Promise<void> {
    try {
      const sent = JSON.stringify(requests.map(({ values }, index) => asJson(values, index)));
      const results = requests.map((): Row[] => []);
      for (const row of await forAll(db, { requests: sent })) results[row.requestIndex]?.push(row);
      for (const [index, { resolve }] of requests.entries()) resolve(results[index] ?? []);
    } catch (error) {
      if (error instanceof pg.DatabaseError) runEach(db, requests);
      else for (const { reject } of requests) reject(error);
    }
  }

  const enqueue = createBatchQueue<Request<Values, Row>>(async (db, requests) => {
    if (requests.length === 1) runEach(db, requests);
    else await runTogether(db, requests);
  });

  return {
    single,
    batched: (db, values) => new Promise((resolve, reject) => enqueue(db, { values, resolve, reject })),
  };
}
