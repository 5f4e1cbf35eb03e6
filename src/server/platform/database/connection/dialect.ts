import { CompiledQuery, PostgresDialect, type Dialect, type Driver } from 'kysely';
import pg from 'pg';
import { currentActor } from '../actor.ts';

/**
 * PostgreSQL whose transactions set the name of their actor in the same round trip as `begin`. The triggers of the audit
 * (migrations/0008-audit.sql) read it. The first statement of the transaction shares that round trip, because it does not wait for
 * `begin`.
 */
export function createDialect(pool: pg.Pool): Dialect {
  const postgres = new PostgresDialect({ pool });
  return {
    createAdapter: () => postgres.createAdapter(),
    createDriver: () => withActorAtBegin(postgres.createDriver()),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
}

type Connection = Parameters<Driver['beginTransaction']>[0];

function withActorAtBegin(driver: Driver): Driver {
  const begin: Driver['beginTransaction'] = driver.beginTransaction.bind(driver);
  const commit: Driver['commitTransaction'] = driver.commitTransaction.bind(driver);
  const begun = new WeakMap<Connection, Promise<PromiseSettledResult<unknown>[]>>();
  return Object.assign(driver, {
    beginTransaction: async (...[connection, settings]: Parameters<Driver['beginTransaction']>) => {
      const actor = currentActor();
      const { accessMode, isolationLevel } = settings;
      if (actor === undefined || accessMode !== undefined || isolationLevel !== undefined) {
        begun.delete(connection);
        await begin(connection, settings);
        return;
      }
      const text = pg.escapeLiteral(JSON.stringify(actor));
      const sent = connection.executeQuery(
        CompiledQuery.raw(`begin; select set_config('kupon.actor', ${text}, true)`),
      );
      begun.set(connection, Promise.allSettled([sent]));
    },
    commitTransaction: async (connection: Connection) => {
      for (const outcome of (await begun.get(connection)) ?? [])
        if (outcome.status === 'rejected') throw outcome.reason;
      await commit(connection);
    },
  });
}
