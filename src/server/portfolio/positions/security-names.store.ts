import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The names of these securities; those without a name are missing. */
export async function listSecurityNames(
  db: Database,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ isin: string; name: string }>`
    select isin, name from instruments where isin = any(${[...isins]}::text[]) and name is not null
  `.execute(db);
  return new Map(rows.map(({ isin, name }) => [isin, name]));
}
