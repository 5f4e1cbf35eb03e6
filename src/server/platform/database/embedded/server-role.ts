import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { runProgram } from './run-program.ts';

export const DATABASE_NAME = 'kupon';
/** Created with the cluster. The server does not connect as this role: a superuser can run programs and read files. */
export const SUPERUSER = 'kupon';
/** The role of the server's connections. It owns the database and its tables, which it migrates, and nothing else. */
export const SERVER_ROLE = 'kupon_server';

export interface Cluster {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: DatabaseUser | undefined;
}

/** A file in the folder of a cluster whose database belongs to the server role. */
const markerFile = (folder: string) => path.join(folder, 'kupon-server-role');

const CREATE_ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${SERVER_ROLE}') then create role ${SERVER_ROLE} login; end if;
end $$`;

/** The schema public always belongs to the owner of its database. Indexes and sequences of ids follow their tables. */
const HAND_OVER = `do $$ declare name text; begin
  for name in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') loop
    execute format('alter table %s owner to ${SERVER_ROLE}', name);
  end loop;
  for name in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace loop
    execute format('alter routine %s owner to ${SERVER_ROLE}', name);
  end loop;
end $$`;

/** Creates the role and its empty database in a new cluster. */
export async function makeServerRole(cluster: Cluster): Promise<void> {
  await runAlone(cluster, 'postgres', [CREATE_ROLE, `create database ${DATABASE_NAME} owner ${SERVER_ROLE}`]);
  await mark(cluster);
}

/**
 * Hands over the database of an earlier version, in which the server was superuser, to the server's own role. Call it while no
 * database runs on the folder. If interrupted, it starts again from the beginning.
 */
export async function ensureServerRole(cluster: Cluster): Promise<void> {
  if (existsSync(markerFile(cluster.folder))) return;
  const owner = `alter database ${DATABASE_NAME} owner to ${SERVER_ROLE}`;
  await runAlone(cluster, DATABASE_NAME, [CREATE_ROLE, owner, HAND_OVER]);
  await mark(cluster);
}

/** Runs the statements in a single-user process on the cluster, which needs no authentication. */
async function runAlone(
  { folder, binaries, user }: Cluster,
  database: string,
  statements: readonly string[],
): Promise<void> {
  const args = ['--single', '-D', folder, '-c', 'exit_on_error=on', database];
  // In single-user mode the end of a line ends a statement.
  const input = statements.map((statement) => `${statement.replaceAll('\n', ' ')};\n`).join('');
  await runProgram({ program: binaries.postgres, args, user, input });
}

async function mark({ folder }: Cluster): Promise<void> {
  await writeFile(markerFile(folder), '', { flag: 'wx', mode: 0o644 });
}
