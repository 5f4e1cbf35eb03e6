import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/schema.ts';
import type { OwnDatabase } from './own-cluster.ts';

/** A step of the migrations: a statement that creates, changes or drops something, or the record of an applied migration. */
export interface Step {
  readonly number: number;
  readonly tag: string;
  readonly migration: string;
}

const LOCK = 15;

/**
 * Counts the steps of the migrations in this database, and makes one of them wait for a lock, with a trigger on the database's
 * own events, so that the server is unaware of it. The sequence keeps counting when a transaction is rolled back.
 */
export async function prepareStops(db: Database): Promise<void> {
  await sql`
    create schema stops;
    create sequence stops.counter;
    create table stops.step (number bigint, tag text, migration text);
    create table stops.plan (number bigint);
    create function stops.step(tag text) returns void language plpgsql security definer as $$
    declare
      step bigint := nextval('stops.counter');
      applied text;
    begin
      if to_regclass('public.kysely_migration') is not null then
        select max(name) into applied from public.kysely_migration;
      end if;
      insert into stops.step values (step, tag, coalesce(applied, ''));
      if step in (select number from stops.plan) then
        perform pg_advisory_xact_lock(${sql.lit(LOCK)});
      end if;
    end $$;
    create function stops.on_command() returns event_trigger language plpgsql security definer as $$
    begin perform stops.step(tg_tag); end $$;
    create function stops.on_applied() returns trigger language plpgsql security definer as $$
    begin perform stops.step('applied'); return null; end $$;
    create event trigger stop on ddl_command_end execute function stops.on_command()`.execute(db);
}

/** Once the first tables exist: also stops after each migration, whatever it does; restarts the count. */
export async function stopAfterEach(db: Database): Promise<void> {
  await sql`create trigger stop after insert on kysely_migration for each row execute function stops.on_applied()`.execute(
    db,
  );
  // Set explicitly, because a sequence may jump ahead after a crash.
  await sql`truncate stops.step; select setval('stops.counter', 1, false)`.execute(db);
}

export async function listSteps(db: Database): Promise<readonly Step[]> {
  const { rows } = await sql<Step>`select number, tag, migration from stops.step order by number`.execute(db);
  return rows;
}

/** The next migrations wait at this step until the returned function is called. */
export async function stopAt({ db, address }: OwnDatabase, number: number): Promise<() => Promise<void>> {
  await sql`insert into stops.plan values (${number})`.execute(db);
  const holder = new pg.Client(address);
  // Its connection is also lost when a database process is killed.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  return () => holder.end();
}

/** The database process that waits at the step; undefined if none does yet. */
export async function waitingProcess(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'advisory'`.execute(db);
  return rows[0]?.pid;
}

/** Connections to the database other than the test's own. */
export async function countOthers(db: Database): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
  return rows[0]!.others;
}
