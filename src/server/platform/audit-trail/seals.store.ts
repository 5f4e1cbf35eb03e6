import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema.ts';

export interface Seal {
  readonly sequence: number;
  readonly entry_id: number;
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

/** The text from which an entry's seal is computed, the same on every server; null if the entry is gone. */
const sealedText = sql<string | null>`case when e.id is not null then jsonb_build_array(
  e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.actor_id, e.actor_address, e.request_id,
  e.action, e.target_type, e.target_id, e.bond_id, e.holder_id, e.outcome, e.changes)::text end`;

/** Only one server at a time holds the lock; it is released when the transaction ends, however that happens. */
export async function lockSeals(tx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('seals of the audit', 0))`.execute(tx);
}

export async function hasUnsealedEntries(db: Database): Promise<boolean> {
  const waiting = await db.selectFrom('audit_unsealed').select('entry_id').limit(1).executeTakeFirst();
  return waiting !== undefined;
}

interface UnsealedEntry {
  readonly id: number;
  readonly text: string | null;
}

/** Claims unsealed entries; a deleted one is included so that its seal reveals the gap. */
export async function claimUnsealed(
  tx: DatabaseTransaction,
  atMost: number,
): Promise<readonly UnsealedEntry[]> {
  const { rows } = await sql<UnsealedEntry>`
    with taken as (
      delete from audit_unsealed
      where entry_id in (select entry_id from audit_unsealed order by entry_id limit ${atMost})
      returning entry_id
    )
    select taken.entry_id as id, ${sealedText} as text
    from taken left join audit_entries e on e.id = taken.entry_id
    where not exists (select from audit_seals s where s.entry_id = taken.entry_id)
    order by 1`.execute(tx);
  return rows;
}

export async function findLastSeal(db: Database): Promise<Seal | undefined> {
  return db.selectFrom('audit_seals').selectAll().orderBy('sequence', 'desc').limit(1).executeTakeFirst();
}

export async function findSeal(db: Database, sequence: number): Promise<Seal | undefined> {
  return db.selectFrom('audit_seals').selectAll().where('sequence', '=', sequence).executeTakeFirst();
}

export async function insertSeals(tx: DatabaseTransaction, seals: readonly Seal[]): Promise<void> {
  const column = <K extends keyof Seal>(name: K) => seals.map((seal) => seal[name]);
  await sql`
    insert into audit_seals (sequence, entry_id, previous_hash, hash)
    select * from unnest(
      ${column('sequence')}::bigint[], ${column('entry_id')}::bigint[], ${column('previous_hash')}::bytea[], ${column('hash')}::bytea[]
    )`.execute(tx);
}

export type SealedEntry = Seal & { readonly text: string | null };

/** The seals after this one, with the current text of their entries. */
export async function listSealed(
  db: Database,
  { after, atMost }: { readonly after: number; readonly atMost: number },
): Promise<readonly SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    select s.sequence, s.entry_id, s.previous_hash, s.hash, ${sealedText} as text
    from audit_seals s left join audit_entries e on e.id = s.entry_id
    where s.sequence > ${after} order by s.sequence limit ${atMost}`.execute(db);
  return rows;
}

/** The first entry that has no seal and is not waiting for one. */
export async function findEntryWithoutSeal(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select e.id from audit_entries e
    where not exists (select from audit_seals s where s.entry_id = e.id)
      and not exists (select from audit_unsealed u where u.entry_id = e.id)
    order by e.id limit 1`.execute(db);
  return rows[0]?.id;
}
