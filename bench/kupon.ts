import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { SERVER, startProgram, type Program } from './program.ts';

export const PASSWORD = 'a long benchmark password';

export interface Holder {
  readonly userId: number;
  readonly email: string;
  readonly token: string;
  readonly bondIds: readonly number[];
}

/** The built server on its own embedded database, which survives restarts until it is removed. */
export interface Kupon {
  /** Stops the server if it runs, and starts it with these variables. */
  start(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops the server together with its database. */
  stop(): Promise<void>;
  readonly url: () => string;
  readonly pid: () => number;
  readonly dataDir: string;
  /** The folder of the database's socket. */
  readonly socket: string;
  readonly query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;
  /** A registered user with this many bonds. */
  holder(bonds: number): Promise<Holder>;
  remove(): Promise<void>;
}

const SignedIn = z.object({ token: z.string(), user: z.object({ userId: z.number() }) });

export function newKupon(server = SERVER): Kupon {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kupon-bench-'));
  // When started by root, the database runs as another user, who must be able to enter this folder.
  chmodSync(dataDir, 0o755);
  const socket = path.join(dataDir, 'run');
  let program: Program | undefined;
  let holders = 0;
  const url = () => program?.readyValue ?? '';
  const stop = async () => {
    await program?.stop();
    program = undefined;
  };
  const query = queryingAt(socket);
  return {
    url,
    pid: () => program?.child.pid ?? 0,
    stop,
    dataDir,
    socket,
    query,
    async start(env = {}) {
      await stop();
      program = await startProgram(server, {
        env: { DATA_DIR: dataDir, PORT: '0', ...env },
        ready: /Kupon is ready: (\S+)/,
      });
    },
    async holder(bonds) {
      holders += 1;
      const holder = await register(url(), `holder-${holders}@example.com`);
      return { ...holder, bondIds: await insertBonds(query, { userId: holder.userId, count: bonds }) };
    },
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs queries with the tables' triggers off, so that the audit log does not record the data. */
function queryingAt(host: string): Kupon['query'] {
  return async (text, values = []) => {
    const client = new pg.Client({ host, user: 'kupon', database: 'kupon' });
    await client.connect();
    try {
      await client.query('set session_replication_role = replica');
      return await client.query(text, [...values]);
    } finally {
      await client.end();
    }
  };
}

async function register(url: string, email: string): Promise<Omit<Holder, 'bondIds'>> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: 'Holder',
      email,
      password: PASSWORD,
      phoneNumber: '+359 88 123 4567',
      personOrCompany: 'person',
      bulstatOrEgn: '7523169263',
    }),
  });
  const { token, user } = SignedIn.parse(await response.json());
  return { userId: user.userId, email, token };
}

interface NewBonds {
  readonly userId: number;
  readonly count: number;
  /** The number of bonds per user: this user, the next one, and so on. If missing, all belong to this user. */
  readonly ofEach?: number;
}

/** The part of a holder's bonds that is active: a fifth is expired. */
export const ACTIVE_SHARE = 0.8;

/** Typical bonds with every field filled, a fifth of them expired. Returns the ids of the bonds of this user. */
export async function insertBonds(
  query: Kupon['query'],
  { userId, count, ofEach = count }: NewBonds,
): Promise<readonly number[]> {
  const { rows } = await query(
    `with made as (
       insert into bonds (user_id, isin, notes, bank, direction, currency, buy_price, market_price, clean_price, nominal,
         result, amount_paid, profit, buy_date, settlement_date, taxes_paid, coupon_percent, yield_percent, expired,
         maturity_date, coupon_frequency, day_count, issue_date, first_coupon_date, computed_yield_percent,
         computed_yield_on)
       select $1 + (g - 1) / $3::int, 'BG' || lpad((g::bigint * 7919 % 1000000)::text, 10, '0'), 'A note on bond ' || g,
         'Bank ' || g % 7, 'Buy', (array['EUR', 'USD', 'BGN'])[g % 3 + 1], 98.45 + g % 10, 101.25, 101.2, 10000 + g,
         0.0275, 9845, 275, date '2020-01-01' + g % 2000, date '2020-01-03' + g % 2000, 12.34, 4.5, 4.23, g % 5 = 0,
         date '2030-01-01' + g % 3000, 2, 'ACT/ACT-ICMA', date '2019-01-01', date '2019-07-01', 4.2,
         (now() at time zone 'Europe/Sofia')::date
       from generate_series(1, $2::int) g
       returning id, user_id
     )
     select id from made where user_id = $1`,
    [userId, count, ofEach],
  );
  await query('vacuum analyze bonds');
  return rows.map(({ id }: { readonly id: unknown }) => Number(id));
}
