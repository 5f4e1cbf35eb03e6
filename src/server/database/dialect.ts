import {
  CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { currentActor } from './actor.ts';
import { tryAgain } from './try-again.ts';

/**
 * PostgreSQL, where a transaction begins with the name of its actor, in the same round trip: the triggers of the audit
 * (migrations/0080-audit.sql) read it there. A statement outside of a transaction is tried again where it got into
 * another's way; a transaction is by inTransaction.
 */
export function dialectOf(pool: pg.Pool): Dialect {
  const postgres = new PostgresDialect({ pool });
  return {
    createAdapter: () => postgres.createAdapter(),
    createDriver: () => tryingAgain(tellingActor(postgres.createDriver())),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
}

function tellingActor(driver: Driver): Driver {
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

function tryingAgain(driver: Driver): Driver {
  const acquire: Driver['acquireConnection'] = driver.acquireConnection.bind(driver);
  const begin: Driver['beginTransaction'] = driver.beginTransaction.bind(driver);
  const known = new WeakSet<DatabaseConnection>();
  const inTransaction = new WeakSet<DatabaseConnection>();

  function prepare(connection: DatabaseConnection): void {
    const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
    const executeQuery = <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      inTransaction.has(connection) ? execute<R>(query) : tryAgain(() => execute<R>(query));
    Object.assign(connection, { executeQuery });
    known.add(connection);
  }

  return Object.assign(driver, {
    acquireConnection: async () => {
      const connection = await acquire();
      if (!known.has(connection)) prepare(connection);
      inTransaction.delete(connection);
      return connection;
    },
    beginTransaction: async (...[connection, settings]: Parameters<Driver['beginTransaction']>) => {
      inTransaction.add(connection);
      await begin(connection, settings);
    },
  });
}
