import { sql, type Expression, type SqlBool } from 'kysely';
import type { UserId } from '#api/ids';
import type { Tables } from '../../platform/database/schema.ts';
import type { Administrator, Principal } from '../../platform/http/principal.ts';

const made = Symbol('made here alone');

/**
 * Which rows of holdings a query may touch. Only this file makes one, from a principal, so a query cannot
 * forget its owner; somebody else's row is simply not found.
 */
export interface Scope {
  readonly [made]: true;
  readonly owner: UserId | Expression<UserId> | 'anyone';
}

export function ownRows(principal: Principal): Scope {
  return { [made]: true, owner: principal.userId };
}

/** The same for a prepared query, which gets the user's id as a value. */
export function ownerRows(owner: Expression<UserId>): Scope {
  return { [made]: true, owner };
}

/** Every user's rows: what an administrator may touch. */
export function anyRows(_principal: Administrator): Scope {
  return { [made]: true, owner: 'anyone' };
}

/** One user's rows, for an administrator. */
export function userRows(_principal: Administrator, owner: UserId): Scope {
  return { [made]: true, owner };
}

/** Tables of holdings: each row has an owner and, once it is deleted, the instant of that. */
type OwnedTable = {
  [T in keyof Tables]: Tables[T] extends { user_id: UserId; deleted_at: unknown } ? T : never;
}[keyof Tables];

function hasOwner(table: OwnedTable, { owner }: Scope): Expression<SqlBool> {
  return owner === 'anyone' ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${owner}`;
}

/** The condition on the table's rows, `where(inScope('bonds', scope))`: the owner is the right one, and the row is not deleted. */
export function inScope(table: OwnedTable, scope: Scope): () => Expression<SqlBool> {
  return () => sql<SqlBool>`(${hasOwner(table, scope)} and ${sql.ref(`${table}.deleted_at`)} is null)`;
}

/** The same owner's deleted rows, which can be restored: for nothing but that. */
export function deletedInScope(table: OwnedTable, scope: Scope): () => Expression<SqlBool> {
  return () => sql<SqlBool>`(${hasOwner(table, scope)} and ${sql.ref(`${table}.deleted_at`)} is not null)`;
}

/** The entries of the audit about what the scope's owner holds. */
export function auditedInScope({ owner }: Scope): () => Expression<SqlBool> {
  return () => (owner === 'anyone' ? sql<SqlBool>`true` : sql<SqlBool>`audit_entries.holder_id = ${owner}`);
}
