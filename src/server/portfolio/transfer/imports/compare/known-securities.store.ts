import { sql } from 'kysely';
import { inScope, type Scope } from '../../../../people/access/scope.ts';
import type { Database } from '../../../../platform/database/schema.ts';

export interface KnownClass {
  /** As asked for: it can be an earlier ISIN. */
  readonly isin: string;
  readonly kind: 'bond' | 'etf' | 'share';
}

/** The class of those of these securities that are known: by the instrument, else by the holdings in the scope, if they agree. */
export async function listKnownClasses(
  db: Database,
  scope: Scope,
  isins: readonly string[],
): Promise<readonly KnownClass[]> {
  const { rows } = await sql<KnownClass>`
    with named as (
      select listed.isin, coalesce(earlier_isins.current_isin, listed.isin) as current
      from unnest(${isins}::text[]) as listed (isin)
      left join earlier_isins on earlier_isins.isin = listed.isin
    ), held as (
      select named.isin, 'bond' as kind
      from named join bonds on bonds.isin = named.current and ${inScope('bonds', scope)()}
      union
      select named.isin, etfs_and_shares.kind
      from named join etfs_and_shares on etfs_and_shares.isin = named.current and ${inScope('etfs_and_shares', scope)()}
    ), agreed as (
      select isin, min(kind) as kind from held group by isin having count(*) = 1
    )
    select named.isin, coalesce(nullif(instruments.kind, 'other'), agreed.kind) as kind
    from named
    left join instruments on instruments.isin = named.current
    left join agreed on agreed.isin = named.isin
    where coalesce(nullif(instruments.kind, 'other'), agreed.kind) is not null`.execute(db);
  return rows;
}

/**
 * The ISIN held in the scope that differs from each of these in one character, by the ISIN it is near to. If there are several, the one
 * with another check digit, which is the last character.
 */
export async function findNearIsins(
  db: Database,
  scope: Scope,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ isin: string; known: string }>`
    select distinct on (wrong.isin) wrong.isin, known.isin as known
    from unnest(${isins}::text[]) as wrong (isin)
    cross join generate_series(1, 12) as left_out (place)
    join (
      select isin, place, overlay(isin placing '' from place for 1) as others
      from instruments cross join generate_series(1, 12) as left_out (place)
      where length(isin) = 12
    ) as known on known.place = left_out.place
      and known.others = overlay(wrong.isin placing '' from left_out.place for 1)
    where exists (select from bonds where bonds.isin = known.isin and ${inScope('bonds', scope)()})
      or exists (
        select from etfs_and_shares where etfs_and_shares.isin = known.isin and ${inScope('etfs_and_shares', scope)()}
      )
    order by wrong.isin, left_out.place desc, known.isin`.execute(db);
  return new Map(rows.map(({ isin, known }) => [isin, known]));
}
