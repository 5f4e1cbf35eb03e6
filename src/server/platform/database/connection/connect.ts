import { Kysely } from 'kysely';
import pg from 'pg';
import { createDialect } from './dialect.ts';
import { keepStatementsPrepared } from './keep-statements-prepared.ts';
import type { Database, Tables } from '../schema.ts';

/** A database on a server; `host` may be the folder of a Unix socket. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

export type DatabaseAddress = ServerAddress | { readonly connectionString: string };

interface PoolOptions {
  readonly connections?: number;
  /** Connections are not shared with others, so prepared statements can be kept on them. */
  readonly keepsStatements?: boolean;
  /** Called when a connection breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * A pool of connections; nothing is connected before the first query. SQL values arrive as: date 'YYYY-MM-DD' text,
 * numeric text (never a double), bigint number, timestamptz Date.
 */
export function connect(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...address,
    max: options.connections ?? 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'kupon',
    // Statements that are started together share a round trip (runTogether in transaction.ts).
    pipeline: true,
    types,
  });
  // A connection in use by a transaction can break between two queries. Without a listener, that error would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  // The pool reports an error of an idle connection a second time.
  pool.on('error', () => undefined);
  if (options.keepsStatements === true) keepStatementsPrepared(pool);
  const db = new Kysely<Tables>({ dialect: createDialect(pool) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections there are, how many of them are idle, and how many requests wait for one. */
export function connectionCounts(db: Database): {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
} {
  const pool = pools.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Identifiers and counts: bigint in SQL, exact as a number up to 2^53. */
function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`);
  return number;
}

const types = new pg.TypeOverrides(pg.types);
types.setTypeParser(pg.types.builtins.INT8, wholeNumber);
types.setTypeParser(pg.types.builtins.DATE, (day) => day);
