import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/app/create-test-database.ts';
import type { Database } from '../database/schema.ts';
import { recordEvent } from './record-event.store.ts';
import { sealEntries } from './seal-entries.ts';
import { verifySeals, type Head, type Verdict } from './verify-seals.ts';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
});
afterEach(() => database.drop());

/** Entries 1 to `count`, sealed. */
async function sealed(count: number): Promise<void> {
  await sql`insert into audit_entries (action, changes)
    select 'changed', jsonb_build_object('market_price', jsonb_build_array(n, n + 0.10)) from generate_series(1, ${count}) n`.execute(
    db,
  );
  await sealEntries(db);
}

/** Runs a statement that only the owner of the tables can run. */
async function withoutTriggers(statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ['audit_entries', 'audit_seals'])
      await sql`alter table ${sql.table(table)} disable trigger append_only`.execute(tx);
    await statement.execute(tx);
    for (const table of ['audit_entries', 'audit_seals'])
      await sql`alter table ${sql.table(table)} enable trigger append_only`.execute(tx);
  });
}

function findHead(verdict: Verdict): Head {
  if (!verdict.intact) throw new Error(verdict.fault);
  return verdict.head;
}

function findFault(verdict: Verdict): string {
  return verdict.intact ? '' : verdict.fault;
}

describe('SEC-142: the chain of seals', () => {
  it('is intact over entries of several batches, and ends with a head', async () => {
    await sealed(2_500);
    const { sequence, hash } = findHead(await verifySeals(db));
    expect(sequence).toBe(2_500);
    expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  it('includes unsealed entries before it is checked', async () => {
    await recordEvent(db, { action: 'backup_made' });
    expect(findHead(await verifySeals(db)).sequence).toBe(1);
  });

  it.each([
    [
      'a changed byte',
      sql`update audit_entries set changes = replace(changes::text, '1.10', '1.11')::jsonb where id = 1`,
      'entry 1 has been changed',
    ],
    [
      'another instant',
      sql`update audit_entries set at = at + interval '1 microsecond' where id = 3`,
      'entry 3 has been changed',
    ],
    ['another actor', sql`update audit_entries set actor_id = 7 where id = 4`, 'entry 4 has been changed'],
    ['a removed entry', sql`delete from audit_entries where id = 2`, 'entry 2 has been removed'],
    ['a removed seal', sql`delete from audit_seals where sequence = 2`, 'seal 2 has been removed'],
    [
      'a removed seal at the end',
      sql`delete from audit_seals where sequence = 5`,
      'the seal of entry 5 has been removed',
    ],
    [
      'another hash',
      sql`update audit_seals set hash = sha256(hash) where sequence = 2`,
      'entry 2 has been changed',
    ],
  ])('reveals %s, and names it', async (_, statement, fault) => {
    await sealed(5);
    await withoutTriggers(statement);
    expect(await verifySeals(db)).toEqual({ intact: false, fault });
  });

  it('reveals an entry that was removed before it was sealed', async () => {
    await recordEvent(db, { action: 'backup_made' });
    await withoutTriggers(sql`delete from audit_entries`);
    expect(await verifySeals(db)).toEqual({ intact: false, fault: 'entry 1 has been removed' });
  });

  it('reveals that the newest entry was removed together with its seal, if the head was noted before', async () => {
    await sealed(5);
    const noted = findHead(await verifySeals(db));
    await withoutTriggers(sql`delete from audit_entries where id = 5`);
    await withoutTriggers(sql`delete from audit_seals where sequence = 5`);
    expect(findHead(await verifySeals(db)).sequence).toBe(4);
    expect(findFault(await verifySeals(db, [noted]))).toMatch(/^seal 5 has been removed/);
  });

  it('reveals a rewritten chain, if the head was noted before', async () => {
    await sealed(5);
    const noted = findHead(await verifySeals(db));
    await withoutTriggers(sql`update audit_entries set actor_id = 7 where id = 2`);
    await withoutTriggers(sql`delete from audit_seals`);
    await sql`insert into audit_unsealed select id from audit_entries`.execute(db);
    expect(findHead(await verifySeals(db)).sequence).toBe(5);
    expect(findFault(await verifySeals(db, [noted]))).toMatch(/^seal 5 is not the noted one/);
  });
});

test('SEC-142: an entry whose transaction ends late is sealed after entries with higher numbers', async () => {
  const late = await db.startTransaction().execute();
  await recordEvent(late, { action: 'backup_made' });
  await recordEvent(db, { action: 'key_rotated' });
  expect(await sealEntries(db)).toBe(1);
  await late.commit().execute();
  expect(await sealEntries(db)).toBe(1);
  const seals = await db
    .selectFrom('audit_seals')
    .select(['sequence', 'entry_id'])
    .orderBy('sequence')
    .execute();
  expect(seals).toEqual([
    { sequence: 1, entry_id: 2 },
    { sequence: 2, entry_id: 1 },
  ]);
  expect(findHead(await verifySeals(db)).sequence).toBe(2);
});

test('SEC-142: servers that seal at the same time make one chain with each entry once', async () => {
  await sql`insert into audit_entries (action) select 'changed' from generate_series(1, 3000)`.execute(db);
  const counts = await Promise.all([sealEntries(db), sealEntries(db), sealEntries(db)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3_000);
  expect(findHead(await verifySeals(db)).sequence).toBe(3_000);
});
