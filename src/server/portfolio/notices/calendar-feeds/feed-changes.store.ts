import { sql } from 'kysely';
import type { HoldingChange } from '#domain/calendar-feed/income-calendar';
import { inScope } from '../../../people/access/scope.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';

/** Changes by row id. */
export type HoldingChanges = ReadonlyMap<number, HoldingChange>;

/** The last audit entry about each bond or its payments. */
export async function listBondChanges({ db, scope }: PortfolioSource): Promise<HoldingChanges> {
  const rows = await db
    .selectFrom('bonds')
    .leftJoinLateral(
      (last) =>
        last
          .selectFrom('audit_entries')
          .select(['audit_entries.id as entry', 'audit_entries.at'])
          .whereRef('audit_entries.bond_id', '=', 'bonds.id')
          .orderBy('audit_entries.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['bonds.id', 'bonds.created_at', 'last.entry', 'last.at'])
    .where(inScope('bonds', scope))
    .execute();
  return new Map(
    rows.map(({ id, created_at, entry, at }) => [id, { at: at ?? created_at, sequence: entry ?? 0 }]),
  );
}

/**
 * How often each ETF or share and its distributions (including deleted ones) have changed, and when the newest of these rows was
 * created or deleted.
 */
export async function listEtfOrShareChanges({ db, scope }: PortfolioSource): Promise<HoldingChanges> {
  const rows = await db
    .selectFrom('etfs_and_shares')
    .leftJoin('distributions', 'distributions.etf_or_share_id', 'etfs_and_shares.id')
    .select([
      'etfs_and_shares.id',
      sql<number>`etfs_and_shares.version - 1 + coalesce(sum(distributions.version), 0) + count(distributions.deleted_at)`.as(
        'sequence',
      ),
      sql<Date>`greatest(etfs_and_shares.created_at, max(distributions.created_at), max(distributions.deleted_at))`.as(
        'at',
      ),
    ])
    .where(inScope('etfs_and_shares', scope))
    .groupBy(['etfs_and_shares.id', 'etfs_and_shares.version', 'etfs_and_shares.created_at'])
    .execute();
  return new Map(rows.map(({ id, sequence, at }) => [id, { at, sequence }]));
}
