import { sql, type Expression, type SqlBool } from 'kysely';
import type { UserId } from '#api/ids';
import type { Tables } from '../database/schema.ts';
import type { AdminSession, Session } from './session.ts';

const made = Symbol('made here alone');

/**
 * Which rows of holdings a query may touch. Only this file makes one, from a session, so a query cannot
 * forget its owner; somebody else's row is simply not found.
 */
export interface Scope {
  readonly [made]: true;
  readonly owner: UserId | 'anyone';
}

export function ownRows(session: Session): Scope {
  return { [made]: true, owner: session.userId };
}

/** Every user's rows: what an administrator may touch. */
export function anyRows(_session: AdminSession): Scope {
  return { [made]: true, owner: 'anyone' };
}

type OwnedTable = { [T in keyof Tables]: Tables[T] extends { user_id: UserId } ? T : never }[keyof Tables];

/** The condition on the owner of the table's rows: `where(inScope('bonds', scope))`. */
export function inScope(table: OwnedTable, scope: Scope): () => Expression<SqlBool> {
  return () =>
    scope.owner === 'anyone'
      ? sql<SqlBool>`true`
      : sql<SqlBool>`${sql.ref(`${table}.user_id`)} = ${scope.owner}`;
}
