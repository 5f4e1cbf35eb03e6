import { sql } from 'kysely';
import type { ImportTarget, RowChanges, RowCounts, RowKind } from '#api/portfolio/imports/import-fields';
import type { ImportId, UserId } from '#api/platform/ids';
import type { Encrypted } from '../../../platform/crypto/encrypted.ts';
import { retry } from '../../../platform/database/retry.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import type { ShownRow } from '../../../platform/database/tables/import-tables.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { currentDataKey } from '../../../platform/encryption/stored-values.ts';
import { encryptPersonal, type PersonalParts } from './import-contents.ts';
import type { Reading } from './import-reading.ts';

/** A row of a file, staged until the import is confirmed. */
export interface StagedRow {
  readonly columns: StagedColumns;
  readonly shown: ShownRow;
  readonly writes: readonly Readonly<Record<string, unknown>>[] | null;
  readonly personal: PersonalParts | null;
}

interface StagedColumns {
  readonly place: number;
  readonly user_id: UserId | null;
  readonly kind: RowKind;
  readonly target: ImportTarget | null;
  readonly is_included: boolean;
  /** SHA-256 in hexadecimal digits. */
  readonly identity: string | null;
  readonly ordinal: number | null;
  /** SHA-256, in hexadecimal digits, of everything that the row of the file says. */
  readonly content: string | null;
  readonly target_id: number | null;
  readonly target_version: number | null;
}

interface RowBatch {
  readonly rows: readonly StagedRow[];
  /** How many rows of the file are staged, these included. */
  readonly done: number;
}

/** Stages rows and updates the progress. Does nothing if the import was removed or a later reading of its file has started. */
export function insertRows(
  db: Database,
  reading: Reading,
  { dataKeys, ...batch }: RowBatch & { readonly dataKeys: DataKeys },
): Promise<void> {
  const personal = batch.rows.flatMap(({ columns: { place }, personal: parts }) =>
    parts === null ? [] : [{ place, parts }],
  );
  if (personal.length === 0) return retry(() => insert(db, reading, { ...batch, encrypted: [] }));
  return inTransaction(db, async (tx) => {
    const key = await currentDataKey(tx, dataKeys);
    const encrypted = personal.map(({ place, parts }) => ({
      place,
      personal: encryptPersonal(key, { id: reading.id, place }, parts),
    }));
    await insert(tx, reading, { ...batch, encrypted });
  });
}

interface EncryptedBatch extends RowBatch {
  readonly encrypted: readonly { readonly place: number; readonly personal: Encrypted }[];
}

/** One line of JSON for each value. */
const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');

/**
 * The large values are sent as lines: as values of one JSON, PostgreSQL would copy them once more. Nothing waits for the disk, because a
 * file whose rows are lost in a crash is read again. Rows of a holder who is erased meanwhile are left out; the rows have no foreign keys
 * (migrations/0053-rows-of-imports.sql).
 */
async function insert(
  db: Database,
  { id, reading }: Reading,
  { rows, done, encrypted }: EncryptedBatch,
): Promise<void> {
  const holders = [...new Set(rows.flatMap(({ columns: { user_id: userId } }) => userId ?? []))];
  await sql`
    with going_on as (
      update imports set rows_done = ${done} where id = ${id} and reading = ${reading} and state = 'reading'
      returning id, set_config('synchronous_commit', 'off', true)
    ),
    holders as materialized (select id from users where id = any(${holders}::bigint[]) for key share)
    insert into import_rows (
      import_id, place, user_id, kind, target, is_included, identity, ordinal, content, target_id, target_version, shown, writes, personal
    )
    select going_on.id, place, user_id, kind, target, is_included, decode(identity, 'hex'), ordinal, decode(content, 'hex'), target_id,
      target_version, shown::jsonb, nullif(writes, 'null')::jsonb, personal
    from going_on cross join rows from (
      json_to_recordset(${JSON.stringify(rows.map(({ columns }) => columns))}::json) as (
        place integer, user_id bigint, kind text, target text, is_included boolean, identity text, ordinal integer, content text,
        target_id bigint, target_version integer
      ),
      string_to_table(${lines(rows.map(({ shown }) => shown))}, E'\n'),
      string_to_table(${lines(rows.map(({ writes }) => writes))}, E'\n')
    ) as given (place, user_id, kind, target, is_included, identity, ordinal, content, target_id, target_version, shown, writes)
    left join json_to_recordset(${JSON.stringify(encrypted)}::json) as encrypted (place integer, personal text) using (place)
    left join holders on holders.id = user_id
    where user_id is null or holders.id is not null`.execute(db);
}

export async function removeRows(db: Database, id: ImportId): Promise<void> {
  await retry(() => db.deleteFrom('import_rows').where('import_id', '=', id).execute());
}

const NO_ROWS: RowCounts = {
  new: 0, changed: 0, unchanged: 0, duplicate: 0, error: 0, information: 0, included: 0,
}; // prettier-ignore

/** The number of rows of each kind, by import. */
export async function countRows(
  db: Database,
  ids: readonly ImportId[],
): Promise<(id: ImportId) => RowCounts> {
  const { rows } = await sql<{ id: ImportId; kind: RowKind; count: number; included: number }>`
    select import_id as id, kind, count(*) as count, count(*) filter (where is_included) as included
    from import_rows where import_id = any(${ids}::bigint[])
    group by 1, 2`.execute(db);
  const counts = new Map<ImportId, RowCounts>();
  for (const { id, kind, count, included } of rows) {
    const previous = counts.get(id) ?? NO_ROWS;
    counts.set(id, { ...previous, [kind]: count, included: previous.included + included });
  }
  return (id) => counts.get(id) ?? NO_ROWS;
}

export interface RowQuery {
  readonly kind?: RowKind | undefined;
  /** The place after which rows are listed. */
  readonly after?: number | undefined;
  readonly limit: number;
}

export function listRows(db: Database, id: ImportId, { kind, after, limit }: RowQuery) {
  return db
    .selectFrom('import_rows')
    .leftJoin('users', 'users.id', 'import_rows.user_id')
    .leftJoin('instruments', (join) => join.on(sql<boolean>`instruments.isin = shown ->> 'isin'`))
    .select([
      'import_id',
      'place',
      'import_rows.kind',
      'target',
      'is_included',
      'shown',
      'personal',
      'import_rows.user_id',
      'users.username',
      'instruments.name as security_name',
    ])
    .where('import_id', '=', id)
    .where('place', '>', after ?? 0)
    .$if(kind !== undefined, (query) => query.where('import_rows.kind', '=', kind ?? 'error'))
    .orderBy('place')
    .limit(limit)
    .execute();
}

interface Inclusion {
  readonly rows: readonly { readonly place: number; readonly isIncluded: boolean }[];
  /** Applied to every row of a kind, before `rows`. */
  readonly ofKind: RowChanges['all'];
}

/**
 * Includes or excludes rows. Only rows that would be written can be included: new and changed ones, those that were deleted after an
 * earlier import, and repetitions within the file. Excluding a new holding also excludes its payments, distributions, cash flows and redemptions.
 */
export async function includeRows(
  tx: DatabaseTransaction,
  id: ImportId,
  { rows, ofKind }: Inclusion,
): Promise<void> {
  const canBeIncluded = sql`import_id = ${id} and writes is not null and kind in ('new', 'changed', 'duplicate')`;
  if (ofKind !== undefined) {
    await sql`
      update import_rows set is_included = ${ofKind.isIncluded} where kind = ${ofKind.kind} and ${canBeIncluded}`.execute(
      tx,
    );
  }
  await sql`
    update import_rows set is_included = given."isIncluded"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (place integer, "isIncluded" boolean)
    where import_rows.place = given.place and ${canBeIncluded}`.execute(tx);
  await sql`
    with left_out as (
      select distinct target = 'bond' as is_bond, writes -> 0 ->> 'id' as id
      from import_rows
      where import_id = ${id} and not is_included and kind in ('new', 'duplicate') and target in ('bond', 'etf', 'share')
    ),
    needed as (
      select place, write ->> 'bond_id' is not null as is_bond, coalesce(write ->> 'bond_id', write ->> 'etf_or_share_id') as id
      from import_rows cross join lateral jsonb_array_elements(writes) as write
      where import_id = ${id} and is_included and target in ('payment', 'distribution', 'cashFlow', 'redemption')
    )
    update import_rows set is_included = false
    where import_id = ${id} and place in (select place from needed join left_out using (is_bond, id))`.execute(
    tx,
  );
}
