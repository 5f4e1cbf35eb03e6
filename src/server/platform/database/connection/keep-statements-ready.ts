import type pg from 'pg';
import { nameOfStatement } from '../prepared-query.ts';

/**
 * From now on each connection of the pool keeps the statements of preparedQuery ready: parsed and planned once. Not for
 * a pool behind another one, such as pgbouncer's, which gives every transaction another connection.
 */
export function reuseStatementText(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    const named = (...sent: unknown[]): unknown => {
      const [text, values] = sent;
      const name = typeof text === 'string' ? nameOfStatement(text) : undefined;
      if (typeof text !== 'string' || name === undefined || !Array.isArray(values))
        return Reflect.apply(query, client, sent);
      return query({ name, text, values });
    };
    Object.assign(client, { query: named });
  });
}
