import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aCluster } from '#testing/app/embedded-database';
import { waitForLock } from '#testing/app/wait-for-lock';
import { aBond } from '#testing/factories/a-bond';
import { builtProgram } from '#testing/processes/built-program';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { startSite, type Site } from './site.ts';
import { makeWriters } from './writers.ts';

const ISIN = 'XS0000000001';
const PAYMENTS = 50;
const FILE = [
  'ISIN;Date;Amount;Currency',
  ...Array.from({ length: PAYMENTS }, (_, i) => `${ISIN};2026-01-15;${100 + i};EUR`),
].join('\n');

const Imported = z.object({ id: z.number(), state: z.string(), mapping: z.unknown() });

interface Sent {
  readonly token: string;
  readonly body: unknown;
}

async function call(site: Site, [method, path]: readonly [string, string], { token, body }: Sent) {
  const response = await fetch(`${site.address()}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return Imported.parse(await response.json());
}

/** What a confirmation writes. */
async function written(db: Database) {
  const { rows } = await sql`
    select (select count(*) from payments) as payments, (select count(*) from batches) as batches,
      (select count(*) from batch_holdings) as "batchHoldings",
      (select count(*) from batch_holdings where identity is not null) as identities,
      (select count(*) from audit_entries where action = 'import_confirmed') as events`.execute(db);
  return rows[0];
}

const NOTHING = { payments: 0, batches: 0, batchHoldings: 0, identities: 0, events: 0 };
const ALL = {
  payments: PAYMENTS,
  batches: 1,
  batchHoldings: PAYMENTS,
  identities: PAYMENTS,
  events: 1,
};

/** Kills the server once it has written the payments and waits for the count of the bond's payments. */
async function killWhileItConfirms(site: Site, token: string, id: number): Promise<void> {
  const holder = await site.database();
  await holder.connection().execute(async (waitedFor) => {
    await sql`begin`.execute(waitedFor);
    await sql`lock table holding_counts in exclusive mode`.execute(waitedFor);
    const unanswered = expect(
      call(site, ['POST', `/my/imports/${id}/confirm`], { token, body: {} }),
    ).rejects.toThrow(TypeError);
    await expect.poll(() => waitForLock(holder)).toBe(1);
    site.server().child.kill('SIGKILL');
    await site.server().ended;
    await unanswered;
  });
  // Not a commit: the embedded database may have ended with its server.
  await holder.destroy();
}

test(
  'a server killed while it confirms an import has written nothing, and the import can still be confirmed',
  { timeout: 120_000 },
  async () => {
    const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
    const db = await site.database();
    const [writer] = await makeWriters(site.address(), db, 1);
    const { token = '', email = '' } = writer ?? {};
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('bonds').where('user_id', '=', userId).execute();
    await aBond({ db }, userId, { isin: ISIN });
    const content = Buffer.from(FILE).toString('base64');
    const { id, mapping } = await call(site, ['POST', '/my/imports'], {
      token,
      body: { fileName: 'a.csv', content },
    });
    await call(site, ['PUT', `/my/imports/${id}/mapping`], { token, body: { mapping } });

    await killWhileItConfirms(site, token, id);
    await site.start();
    const after = await site.database();
    expect(await written(after)).toEqual(NOTHING);

    const done = await call(site, ['POST', `/my/imports/${id}/confirm`], { token, body: {} });
    expect(done.state).toBe('confirmed');
    expect(await written(after)).toEqual(ALL);
  },
);
