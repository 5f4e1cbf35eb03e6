import { CompiledQuery, PostgresDialect, type Dialect, type Driver } from 'kysely';
import pg from 'pg';
import { currentActor } from '../actor.ts';

/**
 * PostgreSQL, where a transaction begins with the name of its actor, in the same round trip: the triggers of the audit
 * (migrations/0008-audit.sql) read it there.
 */
export function createDialect(pool: pg.Pool): Dialect {
  const postgres = new PostgresDialect({ pool });
  return {
    createAdapter: () => postgres.createAdapter(),
    createDriver: () => beginningWithActor(postgres.createDriver()),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
}

function beginningWithActor(driver: Driver): Driver {
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
