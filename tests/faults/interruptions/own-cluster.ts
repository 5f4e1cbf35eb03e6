import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { runDatabase } from '#testing/app/embedded-database';
import { withConnection } from '#testing/app/restored-database';
import { connect, type ServerAddress } from '../../../src/server/platform/database/connection/connect.ts';
import { SUPERUSER } from '../../../src/server/platform/database/embedded/server-role.ts';
import type { Database } from '../../../src/server/platform/database/schema.ts';

/** The test's own PostgreSQL, which restarts itself when one of its processes is killed. */
export interface OwnCluster {
  /** A new database with the tables and rows of this one; without one it is empty. */
  create(template?: string): Promise<OwnDatabase>;
  drop(database: OwnDatabase): Promise<void>;
}

export interface OwnDatabase {
  readonly name: string;
  readonly address: ServerAddress;
  /** For DATABASE_URL; a superuser's, because only superusers may create event triggers. */
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
      await withConnection(asSuperuser, (db) =>
        sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db),
      );
      const address = { ...asSuperuser, database: name };
      const db = connect(address, { connections: 2 });
      onTestFinished(() => db.destroy());
      return { name, address, url: databaseUrl(address), db };
    },
    async drop({ name, db }) {
      await db.destroy();
      await withConnection(asSuperuser, (other) => sql`drop database ${sql.id(name)}`.execute(other));
    },
  };
}

export function databaseUrl({ host, port, user, database }: ServerAddress): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
