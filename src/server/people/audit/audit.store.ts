import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { AuditSearch } from '#api/people/audit';
import type { BondId, UserId } from '#api/platform/ids';
import { auditedInScope, type Scope } from '../access/scope.ts';
import { streamRows } from '../../platform/database/stream-rows.ts';
import type { Database, DatabaseTransaction, Tables } from '../../platform/database/schema.ts';

interface Page {
  readonly cursor?: number | undefined;
  readonly limit: number;
}

/** Entries with the current names of the people in them, the newest first. */
function selectEntries(db: Database) {
  return db
    .selectFrom('audit_entries')
    .leftJoin('users as actor', 'actor.id', 'audit_entries.actor_id')
    .leftJoin('users as holder', 'holder.id', 'audit_entries.holder_id')
    .selectAll('audit_entries')
    .select(['actor.username as actor_name', 'holder.username as holder_name'])
    .orderBy('audit_entries.id', 'desc');
}

function onePage(db: Database, { cursor, limit }: Page) {
  return selectEntries(db)
    .$if(cursor !== undefined, (query) => query.where('audit_entries.id', '<', cursor ?? 0))
    .limit(limit + 1);
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];
export type AdminEntryRow = EntryRow & { readonly isin: string | null };

/** The ISIN of the holder's row that the target is, or belongs to, also of a deleted one; null if there is none. */
const isinOf = (eb: ExpressionBuilder<Tables, 'audit_entries'>) =>
  eb.fn.coalesce(
    eb
      .selectFrom('bonds')
      .select('isin')
      .where('user_id', '=', eb.ref('audit_entries.holder_id'))
      .whereRef('bonds.id', '=', 'audit_entries.bond_id'),
    eb
      .selectFrom('etfs_and_shares')
      .select('isin')
      .where('user_id', '=', eb.ref('audit_entries.holder_id'))
      .whereRef('etfs_and_shares.id', '=', 'audit_entries.target_id')
      .whereRef('etfs_and_shares.kind', '=', 'audit_entries.target_type'),
    eb
      .selectFrom('distributions')
      .innerJoin('etfs_and_shares', 'etfs_and_shares.id', 'distributions.etf_or_share_id')
      .select('isin')
      .where('distributions.user_id', '=', eb.ref('audit_entries.holder_id'))
      .whereRef('distributions.id', '=', 'audit_entries.target_id')
      .where('audit_entries.target_type', '=', 'distribution'),
  );

interface EntriesWanted {
  readonly search: AuditSearch;
  readonly timeZone: string;
  /** Without those of other targets. */
  readonly targets?: readonly string[];
  /** Without those of other securities. */
  readonly isins?: readonly string[] | undefined;
}

/** Returns one entry more than the page holds, if there is a next page. */
export function listEntries(
  db: Database,
  scope: Scope,
  { search, timeZone, targets, isins }: EntriesWanted,
): Promise<AdminEntryRow[]> {
  const { who, whose, what, target, from, to } = search;
  return onePage(db, search)
    .select((eb) => isinOf(eb).as('isin'))
    .where(auditedInScope(scope))
    .$if(isPresent(who), (query) => query.where((eb) => concernsUser(eb, 'actor_id', who ?? '')))
    .$if(isPresent(whose), (query) => query.where((eb) => concernsUser(eb, 'holder_id', whose ?? '')))
    .$if(what !== undefined, (query) => query.where('action', '=', what ?? ''))
    .$if(target !== undefined, (query) => query.where('target_type', '=', target ?? ''))
    .$if(targets !== undefined, (query) => query.where('target_type', 'in', targets ?? []))
    .$if(isins !== undefined, (query) => query.where((eb) => eb(isinOf(eb), 'in', isins ?? [])))
    .$if(from !== undefined, (query) =>
      query.where(sql<SqlBool>`at >= ${from}::date::timestamp at time zone ${timeZone}`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<SqlBool>`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`),
    )
    .execute();
}

function isPresent(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

const ID = /^[1-9]\d{0,14}$/;

/** Users by part of their name or email, or by their number, which is all that is left of a former user. */
function concernsUser(
  eb: ExpressionBuilder<Tables, 'audit_entries'>,
  column: 'actor_id' | 'holder_id',
  text: string,
) {
  const part = text.trim().toLowerCase();
  const ofPeople = eb.ref(`audit_entries.${column}`);
  const found = eb
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`(strpos(lower(username), ${part}) > 0 or strpos(lower(email), ${part}) > 0)`);
  return ID.test(part)
    ? sql<SqlBool>`(${ofPeople} in (${found}) or ${ofPeople} = ${Number(part)})`
    : sql<SqlBool>`${ofPeople} in (${found})`;
}

/** The changes to a bond in the scope, its payments and cash flows; one more than the page holds. */
export function listBondEntries(
  db: Database,
  scope: Scope,
  { bondId, page }: { readonly bondId: BondId; readonly page: Page },
): Promise<EntryRow[]> {
  return onePage(db, page).where('audit_entries.bond_id', '=', bondId).where(auditedInScope(scope)).execute();
}

/** All entries about the user's data and all their own actions, in parts; the oldest first. */
export function listUserEntryRows(
  tx: DatabaseTransaction,
  userId: UserId,
): AsyncGenerator<readonly EntryRow[], void> {
  const entries = selectEntries(tx)
    .where((eb) =>
      eb.or([eb('audit_entries.holder_id', '=', userId), eb('audit_entries.actor_id', '=', userId)]),
    )
    .clearOrderBy()
    .orderBy('audit_entries.id');
  return streamRows(tx, entries);
}
