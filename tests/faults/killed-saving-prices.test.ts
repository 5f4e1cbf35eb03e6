import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { UserId } from '#api/platform/ids';
import { aCluster } from '#testing/app/embedded-database';
import { waitForLock } from '#testing/app/wait-for-lock';
import { aBond } from '#testing/factories/a-bond';
import { anEtfOrShare } from '#testing/factories/an-etf-or-share';
import { builtProgram } from '#testing/processes/built-program';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { startSite, type Site } from './site.ts';
import { makeWriters } from './writers.ts';

const BOND = 'XS0000000001';
const SHARE = 'XS0000000002';
const DAY = '2026-03-02';
const BONDS = 50;

const Saved = z.object({ batch: z.number() });
const parseBatch = ({ text }: { readonly text: string }) => Saved.parse(JSON.parse(text)).batch;

/** Many bonds of one ISIN, and a share: the bonds are priced first. */
async function makeHoldings(db: Database, userId: UserId): Promise<void> {
  for (let count = 0; count < BONDS; count += 1) await aBond({ db }, userId, { isin: BOND });
  await anEtfOrShare({ db }, userId, { isin: SHARE, kind: 'share' });
}

async function save(site: Site, token: string) {
  const response = await fetch(`${site.address()}/api/admin/prices`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'prices-of-the-day',
    },
    body: JSON.stringify({
      prices: [
        { isin: BOND, price: 101.5, day: DAY },
        { isin: SHARE, price: 92.5, day: DAY },
      ],
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** What saving writes: the history, its batch, and the holdings. */
async function written(db: Database) {
  const { rows } = await sql`
    select (select count(*) from prices where batch_id is not null) as prices,
      (select count(*) from batches) as batches,
      (select count(*) from batch_holdings) as "batchHoldings",
      (select count(*) from bonds where isin = ${BOND} and market_price_on = ${DAY}) as bonds,
      (select count(*) from etfs_and_shares where isin = ${SHARE} and market_price_on = ${DAY}) as shares,
      (select count(*) from audit_entries where action = 'prices_saved') as events`.execute(db);
  return rows[0];
}

const NOTHING = { prices: 0, batches: 0, batchHoldings: 0, bonds: 0, shares: 0, events: 0 };
const ALL = { prices: 2, batches: 1, batchHoldings: BONDS + 1, bonds: BONDS, shares: 1, events: 1 };

/** Kills the server once it has priced the bonds and waits for the share. */
async function killBetween(site: Site, token: string): Promise<void> {
  const holder = await site.database();
  await holder.connection().execute(async (waitedFor) => {
    await sql`begin`.execute(waitedFor);
    await sql`select from etfs_and_shares where isin = ${SHARE} for update`.execute(waitedFor);
    const unanswered = expect(save(site, token)).rejects.toThrow(TypeError);
    await expect.poll(() => waitForLock(holder)).toBe(1);
    const free = await sql`select from bonds where isin = ${BOND} for update skip locked`.execute(holder);
    expect(free.rows).toHaveLength(0);
    site.server().child.kill('SIGKILL');
    await site.server().ended;
    await unanswered;
  });
  // Not a commit: the embedded database may have ended with its server.
  await holder.destroy();
}

test(
  'a server killed while it saves prices has saved none, and the same request sent again saves all of them once',
  { timeout: 120_000 },
  async () => {
    const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
    const db = await site.database();
    const [administrator] = await makeWriters(site.address(), db, 1);
    const { token = '', email = '' } = administrator ?? {};
    const { id } = await db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeHoldings(db, id);

    await killBetween(site, token);
    await site.start();
    const after = await site.database();
    expect(await written(after)).toEqual(NOTHING);

    const first = await save(site, token);
    expect(first).toMatchObject({ status: 201 });
    expect(await written(after)).toEqual(ALL);

    site.server().child.kill('SIGKILL');
    await site.server().ended;
    await site.start();
    const again = await save(site, token);
    expect(parseBatch(again)).toBe(parseBatch(first));
    expect(await written(await site.database())).toEqual(ALL);
  },
);
