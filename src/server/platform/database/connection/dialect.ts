import { CompiledQuery, PostgresDialect, type Dialect, type Driver } from 'kysely';
import pg from 'pg';
import { currentActor } from '../actor.ts';

/**
 * PostgreSQL whose transactions set the name of their actor in the same round trip as `begin`. The triggers of the audit
 * (migrations/0008-audit.sql) read it.
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

function withActorAtBegin(driver: Driver): Driver {
  const begin: Driver['beginTransaction'] = driver.beginTransaction.bind(driver);
  return Object.assign(driver, {
    beginTransaction: async (...[connection, settings]: Parameters<Driver['beginTransaction']>) => {
      const actor = currentActor();
      const { accessMode, isolationLevel } = settings;
      if (actor === undefined || accessMode !== undefined || isolationLevel !== undefined) {
        await begin(connection, settings);
        return;
      }
      const text = pg.escapeLiteral(JSON.stringify(actor));
      await connection.executeQuery(
        CompiledQuery.raw(`begin; select set_config('kupon.actor', ${text}, true)`),
      );
    },
  });
}
