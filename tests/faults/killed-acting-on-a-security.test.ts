import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCluster } from '#testing/app/embedded-database';
import { waitForLock } from '#testing/app/wait-for-lock';
import { aBond } from '#testing/factories/a-bond';
import { builtProgram } from '#testing/processes/built-program';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { startSite, type Site } from './site.ts';
import { makeWriters } from './writers.ts';

const ISIN = 'XS0000000001';
const DAY = '2026-03-02';
const HOLDERS = 4;
const BONDS_OF_EACH = 5;
const BONDS = HOLDERS * BONDS_OF_EACH;

/** For each kind: the request, and how many rows of the ISIN are held, and how many are not once it is applied. */
const ACTIONS = [
  [
    { kind: 'partial_redemption', percent: 25 },
    { kept: BONDS, added: BONDS * 2 },
  ],
  [
    { kind: 'isin_change', newIsin: 'BG2030026111' },
    { kept: 0, added: 0 },
  ],
] as const;

async function act(site: Site, token: string, action: object) {
  const response = await fetch(`${site.address()}/api/admin/instruments/${ISIN}/actions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ day: DAY, ...action }),
  });
  return { status: response.status, text: await response.text() };
}

/** All rows that an action may touch, in order. */
async function everything(db: Database) {
  const { rows } = await sql`
    select 'bond' as what, to_jsonb(bonds) - 'computed_fields' as row from bonds
    union all select 'instrument', to_jsonb(instruments) from instruments
    union all select 'batch', to_jsonb(batches) from batches
    union all select 'holding of a batch', to_jsonb(batch_holdings) from batch_holdings
    union all select 'action', to_jsonb(corporate_actions) from corporate_actions
    union all select 'earlier ISIN', to_jsonb(earlier_isins) from earlier_isins
    union all select 'event', to_jsonb(audit_entries) from audit_entries where action = 'corporate_action_applied'
    order by 1, 2`.execute(db);
  return rows;
}

async function counts(db: Database) {
  const { rows } = await sql<{ kept: number; added: number; actions: number; events: number }>`
    select (select count(*) from bonds where isin = ${ISIN} and not expired) as kept,
      (select count(*) from bonds where isin = ${ISIN} and expired) as added,
      (select count(*) from corporate_actions where not undone) as actions,
      (select count(*) from audit_entries where action = 'corporate_action_applied') as events`.execute(db);
  return rows[0];
}

/** Kills the server once it has changed holdings and waits for the last of its writes. */
async function killWhileActing(site: Site, token: string, action: object): Promise<void> {
  const holder = await site.database();
  await holder.connection().execute(async (waitedFor) => {
    await sql`begin`.execute(waitedFor);
    await sql`lock table corporate_actions in exclusive mode`.execute(waitedFor);
    const unanswered = expect(act(site, token, action)).rejects.toThrow(TypeError);
    await expect.poll(() => waitForLock(holder)).toBe(1);
    const free = await sql`select from bonds where isin = ${ISIN} for update skip locked`.execute(holder);
    expect(free.rows).toHaveLength(0);
    site.server().child.kill('SIGKILL');
    await site.server().ended;
    await unanswered;
  });
  // Not a commit: the embedded database may have ended with its server.
  await holder.destroy();
}

test(
  'a server killed while it applies an action to all holders has changed nothing, and a second attempt changes all of them once',
  { timeout: 120_000 },
  async () => {
    const site = await startSite({ program: builtProgram('main'), dataDir: aCluster() });
    const first = await site.database();
    const writers = await makeWriters(site.address(), first, HOLDERS);
    const { token = '', email = '' } = writers[0] ?? {};
    await first.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute();
    const users = await first.selectFrom('users').select('id').execute();
    for (const { id } of users.flatMap((user) => Array.from({ length: BONDS_OF_EACH }, () => user)))
      await aBond({ db: first }, id, { isin: ISIN, buy_date: '2025-03-14' });

    let actions = 0;
    for (const [action, applied] of ACTIONS) {
      const before = await everything(await site.database());
      await killWhileActing(site, token, action);
      await site.start();
      const db = await site.database();
      expect(await everything(db)).toEqual(before);
      expect(await act(site, token, action)).toMatchObject({ status: 201 });
      actions += 1;
      expect(await counts(db)).toEqual({ ...applied, actions, events: actions });
      const again = await act(site, token, action);
      expect(again).toMatchObject({ status: 400 });
      expect(again.text).toContain('action_done_already');
      expect(await counts(db)).toEqual({ ...applied, actions, events: actions });
    }
  },
);
