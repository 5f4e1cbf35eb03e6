import { sql, type Compilable, type Expression, type SqlBool } from 'kysely';
import type { UserId } from '#api/platform/ids';
import { hasVersion } from '../../platform/database/optimistic-lock.ts';
import { preparedQuery, type Value } from '../../platform/database/prepared-query.ts';
import type { Database, Tables } from '../../platform/database/schema.ts';
import type { Administrator, PortfolioKeeper, Principal } from '../../platform/http/principal.ts';

const made = Symbol('scope');

/**
 * The rows of holdings that a query may touch. Only this file creates one, from a principal, so a query cannot forget its owner;
 * another user's row is simply not found.
 */
export interface Scope {
  readonly [made]: true;
  readonly owner: UserId | 'anyone';
}

/** The scope of a prepared query, whose owner's id is passed as a value. */
export interface PreparedScope {
  readonly [made]: true;
  readonly owner: Expression<UserId> | 'anyone';
}

export function ownRows(principal: Principal): Scope {
  return { [made]: true, owner: principal.userId };
}

/** The same, for a user who may write these rows. */
export function writableRows(keeper: PortfolioKeeper): Scope {
  return ownRows(keeper);
}

/** The rows of a calendar's user, for a program that reads the calendar without signing in. */
export function calendarRows(feed: { readonly user_id: UserId }): Scope {
  return { [made]: true, owner: feed.user_id };
}

/** The same for a prepared query, whose user's id is passed as a value. */
export function ownerRows(owner: Expression<UserId>): PreparedScope {
  return { [made]: true, owner };
}

/** Every user's rows, for an administrator. */
export function anyRows(_principal: Administrator): Scope {
  return { [made]: true, owner: 'anyone' };
}

/** One user's rows, for an administrator. */
export function userRows(_principal: Administrator, owner: UserId): Scope {
  return { [made]: true, owner };
}

/** A prepared query of rows in a scope. Its text is made once for the rows of one owner, and once for the rows of all. */
export function preparedInScope<Values extends object, Row>(
  make: (scope: PreparedScope, value: Value<Values>, db: Database) => Compilable<Row>,
): (db: Database, scope: Scope, values: Values) => Promise<Row[]> {
  const ofAnyone = preparedQuery<Values, Row>((value, db) =>
    make({ [made]: true, owner: 'anyone' }, value, db),
  );
  const ofOwner = preparedQuery<Values & { readonly owner: UserId }, Row>((value, db) =>
    make(ownerRows(value('owner')), value, db),
  );
  return (db, { owner }, values) =>
    owner === 'anyone' ? ofAnyone(db, values) : ofOwner(db, { ...values, owner });
}

/** Tables of holdings: each row has an owner and, once deleted, the time of deletion. */
type OwnedTable = {
  [T in keyof Tables]: Tables[T] extends { user_id: UserId; deleted_at: unknown } ? T : never;
}[keyof Tables];

function hasOwner(table: OwnedTable, { owner }: Scope | PreparedScope): Expression<SqlBool> {
  return owner === 'anyone' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${owner}`;
}

/** The condition on the table's rows, `where(inScope('bonds', scope))`: the owner matches, and the row is not deleted. */
export function inScope(table: OwnedTable, scope: Scope | PreparedScope): () => Expression<SqlBool> {
  return () => sql<SqlBool>`(${hasOwner(table, scope)} and ${sql.ref(`${table}.deleted_at`)} is null)`;
}

/** The same owner's deleted rows, only for restoring them. */
export function deletedInScope(table: OwnedTable, scope: Scope): () => Expression<SqlBool> {
  return () => sql<SqlBool>`(${hasOwner(table, scope)} and ${sql.ref(`${table}.deleted_at`)} is not null)`;
}

/** A row in the version that the caller has seen. */
export interface RowVersion<Id extends number> {
  readonly id: Id;
  /** Undefined: any version. */
  readonly expectedVersion: number | undefined;
}

/** The condition on the one row of this version, if it is in the scope and not deleted. */
export function versionInScope(
  table: OwnedTable,
  scope: Scope,
  { id, expectedVersion }: RowVersion<number>,
): () => Expression<SqlBool> {
  return () =>
    sql<SqlBool>`(${sql.ref(`${table}.id`)} = ${id} and ${inScope(table, scope)()} and ${hasVersion(expectedVersion)()})`;
}

/** The audit entries about the holdings of the scope's owner. */
export function auditedInScope({ owner }: Scope): () => Expression<SqlBool> {
  return () => (owner === 'anyone' ? sql<SqlBool>`true` : sql<SqlBool>`audit_entries.holder_id = ${owner}`);
}
