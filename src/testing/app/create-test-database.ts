import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type ServerAddress } from '../../server/platform/database/connection/connect.ts';
import type { Database } from '../../server/platform/database/schema.ts';
import { testEnvironment } from './test-environment.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly address: ServerAddress;
  /** The same address in the form of DATABASE_URL. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database for one test: empty, or a copy of this template. */
export async function createTestDatabase(
  template?: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<TestDatabase> {
  const cluster = inject('cluster');
  await administer(cluster, copyStatement(name, { ...cluster, database: template ?? cluster.database }));
  const address = { ...cluster, database: name };
  const db = connectAsServer(address);
  return {
    db,
    address,
    url: `postgres://${address.user}@localhost/${name}?host=${encodeURIComponent(address.host)}&port=${address.port}`,
    async drop() {
      await db.destroy();
      await administer(cluster, `drop database ${name} with (force)`);
    },
  };
}

export const copyStatement = (name: string, { database, user }: ServerAddress) =>
  `create database ${name} template ${database} strategy file_copy owner ${user}`;

/** Connects as the application does: through the pooler, if there is one. */
export function connectAsServer(address: ServerAddress): Database {
  const { pooler } = testEnvironment;
  return connect(pooler === undefined ? address : { ...address, port: pooler });
}

/** One connection for all test databases of a worker; it does not keep the worker from ending. */
let administration: pg.Pool | undefined;

async function administer(cluster: ServerAddress, statement: string): Promise<void> {
  administration ??= new pg.Pool({
    ...cluster,
    user: inject('administrator'),
    database: 'postgres',
    max: 1,
    allowExitOnIdle: true,
  });
  await administration.query(statement);
}
