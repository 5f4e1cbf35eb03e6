import { sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** The names of these securities; those without a name are missing. */
export async function listSecurityNames(
  db: Database,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ isin: string; name: string }>`
    select isin, name from instruments where isin = ${anyOf(isins)} and name is not null
  `.execute(db);
  return new Map(rows.map(({ isin, name }) => [isin, name]));
}

/** The name of a security, null if it has none; null as a whole if nothing is recorded about the security. */
export async function findSecurityName(
  db: Database,
  isin: string,
): Promise<{ readonly name: string | null } | null> {
  const { rows } = await sql<{ readonly name: string | null }>`
    select name from instruments where isin = ${isin}`.execute(db);
  return rows[0] ?? null;
}

/** Descriptive data of a security. */
export interface SecurityDetails {
  readonly name: string | null;
  readonly issuer: string | null;
  readonly country: string | null;
}

/** Name, issuer and country of these securities by ISIN; securities without any of them are missing. */
export async function listSecurityDetails(
  db: Database,
  isins: readonly string[],
): Promise<ReadonlyMap<string, SecurityDetails>> {
  const { rows } = await sql<SecurityDetails & { readonly isin: string }>`
    select isin, name, issuer, country from instruments
    where isin = ${anyOf(isins)} and (name is not null or issuer is not null or country is not null)
  `.execute(db);
  return new Map(rows.map((row) => [row.isin, row]));
}
