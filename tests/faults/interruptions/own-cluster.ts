import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { runDatabase } from '#testing/app/embedded-database';
import { connected } from '#testing/app/restored-database';
import { connect, type ServerAddress } from '../../../src/server/platform/database/connect.ts';
import { SUPERUSER } from '../../../src/server/platform/database/embedded/server-role.ts';
import type { Database } from '../../../src/server/platform/database/schema.ts';

/** A PostgreSQL of the test's own, started again by itself when one of its processes is killed. */
export interface OwnCluster {
  /** A new database with the tables and rows of this one; without one it is empty. */
  create(template?: string): Promise<OwnDatabase>;
}

export interface OwnDatabase {
  readonly name: string;
  readonly address: ServerAddress;
  /** As DATABASE_URL takes it; of a superuser, for triggers on the database's own events are allowed to no one else. */
  readonly url: string;
  /** The test's connections; they are closed before the database can be a template. */
  readonly db: Database;
}

export async function ownCluster(dataDir: string): Promise<OwnCluster> {
  const postgres = await runDatabase(dataDir);
  const asSuperuser = { ...postgres.address, user: SUPERUSER };
  return {
    async create(template = 'template0') {
      const name = `own_${randomUUID().replaceAll('-', '')}`;
      await connected(asSuperuser, (db) =>
        sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db),
      );
      const address = { ...asSuperuser, database: name };
      const db = connect(address, { connections: 2 });
      onTestFinished(() => db.destroy());
      return { name, address, url: urlOf(address), db };
    },
  };
}

export function urlOf({ host, port, user, database }: ServerAddress): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
