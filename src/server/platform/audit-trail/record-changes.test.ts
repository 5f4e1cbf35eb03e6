import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBond, changeBond, changeBondStatus, removeBond, restoreBond } from '#api/portfolio/bonds';
import type { BondId } from '#api/platform/ids';
import { addMyPayment } from '#api/portfolio/payments';
import { changeUser, removeUser } from '#api/people/users';
import { aBond } from '../../../testing/factories/a-bond.ts';
import { aCashFlow } from '../../../testing/factories/a-cash-flow.ts';
import { aPayment } from '../../../testing/factories/a-payment.ts';
import { anAdministrator, aUser, type TestUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

let app: TestApp;
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  user = await aUser(app);
});
afterAll(() => app.stop());

async function lastId(): Promise<number> {
  const { last } = await app.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.coalesce(fn.max<number>('id'), sql.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** The audit entries that the work adds. */
async function listEntriesAddedBy(work: () => Promise<unknown>) {
  const before = await lastId();
  await work();
  return app.db.selectFrom('audit_entries').selectAll().where('id', '>', before).orderBy('id').execute();
}

const bond = {
  isin: 'BG2040015211',
  buyPrice: 98.1,
  marketPrice: 98.1,
  nominal: 1000,
  bank: 'A bank',
  data: 'A note',
};
const asAdmin = (id: number, body?: unknown) => ({ token: admin.token, params: { id }, body });

describe('the audit entries of a write', () => {
  let bondId: BondId;

  it('record a new bond with actor, holder and address, and its notes only by name', async () => {
    const entries = await listEntriesAddedBy(async () => {
      bondId = (await app.answer(addBond, { ...asAdmin(user.userId, bond), ip: '203.0.113.7' })).id;
    });
    expect(entries).toMatchObject([
      {
        action: 'added',
        actor_id: admin.userId,
        actor_address: '203.0.113.7',
        holder_id: user.userId,
        target_type: 'bond',
        target_id: bondId,
        bond_id: bondId,
        outcome: 'done',
        changes: {
          isin: 'BG2040015211',
          market_price: 98.1,
          bank: 'A bank',
          notes: null,
        },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('A note');
    expect(entries[0]?.request_id).toMatch(/^[\da-f-]{36}$/);
  });

  it('record the changed fields with old and new values, without figures derived from them', async () => {
    const entries = await listEntriesAddedBy(() =>
      app.answer(changeBond, asAdmin(bondId, { ...bond, marketPrice: 98.4, data: 'Another note' })),
    );
    expect(entries).toMatchObject([{ action: 'changed', target_id: bondId }]);
    expect(entries[0]?.changes).toEqual({
      market_price: [98.1, 98.4],
      notes: null,
    });
  });

  it('do not record a save without changes', async () => {
    const same = asAdmin(bondId, { ...bond, marketPrice: 98.4, data: 'Another note' });
    expect(await listEntriesAddedBy(() => app.answer(changeBond, same))).toEqual([]);
  });

  it('distinguish expiry, deletion and restoring from other changes', async () => {
    const entries = await listEntriesAddedBy(async () => {
      await app.answer(changeBondStatus, asAdmin(bondId, { expired: true }));
      await app.answer(changeBondStatus, asAdmin(bondId, { expired: false }));
      await app.answer(removeBond, asAdmin(bondId));
      await app.answer(restoreBond, asAdmin(bondId));
    });
    expect(entries.map(({ action }) => action)).toEqual(['expired', 'made_active', 'deleted', 'restored']);
  });

  it('include the payments of a bond', async () => {
    const payment = { profit: 12.5, taxesPaid: null, paymentDate: '2026-01-15' };
    const entries = await listEntriesAddedBy(() =>
      app.answer(addMyPayment, { token: user.token, params: { bondId }, body: payment }),
    );
    expect(entries).toMatchObject([
      { action: 'added', target_type: 'payment', bond_id: bondId, actor_id: user.userId },
    ]);
    expect(entries[0]?.changes).toEqual({ profit: 12.5, payment_date: '2026-01-15' });
  });

  it('SEC-140: record a user’s email, name, phone number and tax id only by name, but the role with its values', async () => {
    const someone = await aUser(app);
    const entries = await listEntriesAddedBy(() =>
      app.answer(
        changeUser,
        asAdmin(someone.userId, {
          username: 'Renamed Person',
          email: 'renamed@example.com',
          phoneNumber: '+359 88 765 4321',
          bulstatOrEgn: '8001010008',
          role: 'admin',
        }),
      ),
    );
    expect(entries).toMatchObject([{ action: 'changed', target_type: 'user', holder_id: someone.userId }]);
    expect(entries[0]?.changes).toMatchObject({
      role: ['user', 'admin'],
      username: null,
      email: null,
      phone_number: null,
    });
    expect(JSON.stringify(entries)).not.toMatch(/Renamed|renamed@|765 4321|8001010008/);
  });

  it('SEC-141: disappear if the transaction is rolled back', async () => {
    const entries = await listEntriesAddedBy(async () => {
      const work = inTransaction(app.db, async (tx) => {
        await tx.updateTable('bonds').set({ bank: 'Never' }).where('id', '=', bondId).execute();
        throw new Error('rolled back');
      });
      await expect(work).rejects.toThrow('rolled back');
    });
    expect(entries).toEqual([]);
  });

  it('SEC-136: contain no email, name or tax id of a deleted user, and have one entry for everything deleted with them', async () => {
    const someone = await aUser(app, {
      username: 'Gone Person',
      email: 'gone@example.com',
      bulstat_or_egn: '6101057509',
    });
    await aPayment(app, await aBond(app, someone.userId, { notes: 'Of Gone Person' }));
    const entries = await listEntriesAddedBy(() => app.answer(removeUser, asAdmin(someone.userId)));
    expect(entries).toMatchObject([
      { action: 'erased', target_type: 'user', target_id: someone.userId, changes: {} },
    ]);
    const all = JSON.stringify(await app.db.selectFrom('audit_entries').selectAll().execute());
    expect(all).not.toMatch(/Gone Person|gone@example\.com|6101057509/i);
  });
});

describe('the audit table', () => {
  it.each([
    ['an update', sql`update audit_entries set outcome = 'refused'`],
    ['a delete', sql`delete from audit_entries where id < 0`],
    ['a truncate', sql`truncate audit_entries`],
    ['an update of a seal', sql`update audit_seals set sequence = sequence + 1`],
    ['a delete of a seal', sql`delete from audit_seals`],
    ['a truncate of the seals', sql`truncate audit_seals`],
  ])('SEC-141: refuses %s', async (_, statement) => {
    await expect(statement.execute(app.db)).rejects.toThrow(/is append-only/);
  });

  it('has an entry for each of 1,000 cash flows deleted with a bond, and one for a user with all of them', async () => {
    const someone = await aUser(app);
    const bondId = await aBond(app, someone.userId);
    const first = await aCashFlow(app, bondId);
    const copies = await listEntriesAddedBy(() =>
      sql`insert into cash_flows (user_id, bond_id, date, position)
        select user_id, bond_id, date, position from cash_flows, generate_series(1, 999) where id = ${first}`.execute(
        app.db,
      ),
    );
    expect(copies).toHaveLength(999);
    expect(await listEntriesAddedBy(() => app.answer(removeBond, asAdmin(bondId)))).toHaveLength(1_001);
    expect(await listEntriesAddedBy(() => app.answer(removeUser, asAdmin(someone.userId)))).toHaveLength(1);
  });
});

/** Columns that are in no list of the triggers: audited by name only, or with their values if the table audits all values. */
it('the audit records every column of holdings with its values, except notes and lists of terms', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join pg_trigger t on t.tgrelid = c.table_name::regclass and t.tgname = 'audit'
    where c.table_schema = 'public' and c.table_name <> 'users'
      and not c.column_name = any (string_to_array(translate(encode(t.tgargs, 'escape'), '{}', ',,'), ','))
      and not starts_with(c.column_name, 'computed_')
    order by c.table_name, c.ordinal_position`.execute(app.db);

  const tables = [...new Set(rows.map(({ table }) => table))];
  expect(
    tables.map((table) => [table, rows.filter((row) => row.table === table).map(({ column }) => column)]),
  ).toEqual([
    // Notes are private; the lists of terms are long.
    ['bonds', ['notes', 'amortization', 'coupon_steps', 'floating', 'calls']],
    [
      'cash_flows',
      [
        'date',
        'position',
        'interim_cash_flow',
        'principal_cash_flow',
        'total_cash_flows',
        'cumulative_cash_flows',
        'real_cash_flows',
        'diff',
      ],
    ],
    ['distributions', ['pay_day', 'ex_day', 'gross', 'tax_withheld', 'currency', 'nominal']],
    [
      'etfs_and_shares',
      [
        'isin',
        'bank',
        'direction',
        'name',
        'currency',
        'market_price',
        'buy_price',
        'nominal',
        'buy_date',
        'settlement_date',
        'fees_paid_1',
        'fees_paid_2',
        'dividend',
        'expired',
        'market_price_on',
        'has_own_price',
        'closed_on',
        'closed_on_assumed',
      ],
    ],
    ['payments', ['profit', 'taxes_paid', 'payment_date', 'currency']],
  ]);
});

it('the triggers that record added rows are up to date with the columns of their tables', async () => {
  const readTriggers = async (db: Database) => {
    const { rows } = await sql`
      select tgrelid::regclass::text as "table", prosrc from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgname = 'audit_added' order by 1`.execute(db);
    return rows;
  };
  const stored = await readTriggers(app.db);
  expect(stored).toHaveLength(5);
  await inTransaction(app.db, async (tx) => {
    await sql`select record_added_rows(tgrelid) from pg_trigger where tgname = 'audit_added'`.execute(tx);
    expect(await readTriggers(tx)).toEqual(stored);
  });
});
