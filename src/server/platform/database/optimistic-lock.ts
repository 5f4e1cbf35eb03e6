import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { editConflict } from '../errors/api-error.ts';

/** What a change sets the version to: each one counts. */
export function nextVersion(): RawBuilder<number> {
  return sql<number>`version + 1`;
}

/** The condition that a row still has the version that the caller has seen; any will do where they named none. */
export function hasVersion(expected: number | undefined): () => Expression<SqlBool> {
  return () => (expected === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${expected}`);
}

/**
 * The row that a change `where(hasVersion(…))` returned. Where it met none, `findCurrent` tells why: it throws
 * not found, or answers with the object as it is now, which goes with the edit conflict.
 */
export async function requireUpdated<Row>(
  changed: Row | undefined,
  findCurrent: () => Promise<unknown>,
): Promise<Row> {
  if (changed !== undefined) return changed;
  throw editConflict(await findCurrent());
}
