import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { editConflict } from '../errors/api-error.ts';

/** The new version that every change sets. */
export function nextVersion(): RawBuilder<number> {
  return sql<number>`version + 1`;
}

/** The condition that a row still has the version that the caller has seen; always true if they named none. */
export function hasVersion(expected: number | undefined): () => Expression<SqlBool> {
  return () => (expected === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${expected}`);
}

/**
 * The row that a change `where(hasVersion(…))` returned. If it matched no row, `findCurrent` determines why: it throws not found,
 * or returns the current object, which the edit conflict carries.
 */
export async function requireUpdated<Row>(
  changed: Row | undefined,
  findCurrent: () => Promise<unknown>,
): Promise<Row> {
  if (changed !== undefined) return changed;
  throw editConflict(await findCurrent());
}
