import type pg from 'pg';
import { nameOfStatement } from '../prepared-query.ts';

/**
 * Makes each connection of the pool keep the statements of preparedQuery parsed and planned. Not for use behind another pool,
 * such as pgbouncer, which gives every transaction another connection.
 */
export function keepStatementsPrepared(pool: pg.Pool): void {
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
