import { sql } from 'kysely';
import type { HoldingChange } from '#domain/calendar-feed/income-calendar';
import { deletedInScope, inScope, type OwnedTable } from '../../../people/access/scope.ts';
import type { PortfolioSource } from '../../records/holdings/load-portfolio.ts';

/** Changes by row id. */
export type HoldingChanges = ReadonlyMap<number, HoldingChange>;

/** All rows of a security: a sale, or one that was deleted, changes what the others pay. */
const ofSecurity = (table: OwnedTable) =>
  sql`partition by ${sql.ref(`${table}.user_id`)}, ${sql.ref(`${table}.isin`)}`;

/** The last audit entry about each bond's ISIN or its payments, and how often the security's own data have changed. */
export async function listBondChanges({ db, scope }: PortfolioSource): Promise<HoldingChanges> {
  const security = ofSecurity('bonds');
  const rows = await db
    .selectFrom('bonds')
    .leftJoin('instruments', 'instruments.isin', 'bonds.isin')
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
    .select([
      'bonds.id',
      sql<number>`coalesce(max(last.entry) over (${security}), 0) + coalesce(instruments.version, 1) - 1`.as(
        'sequence',
      ),
      sql<Date>`max(greatest(bonds.created_at, last.at)) over (${security})`.as('at'),
    ])
    .where((eb) => eb.or([inScope('bonds', scope)(), deletedInScope('bonds', scope)()]))
    .execute();
  return new Map(rows.map(({ id, sequence, at }) => [id, { at, sequence }]));
}

/**
 * How often the ETFs or shares of an ISIN, their distributions (including deleted ones) and the security's own data have changed, and
 * when the newest of these rows was created or deleted.
 */
export async function listEtfOrShareChanges({ db, scope }: PortfolioSource): Promise<HoldingChanges> {
  const security = ofSecurity('etfs_and_shares');
  const rows = await db
    .selectFrom('etfs_and_shares')
    .leftJoin('instruments', 'instruments.isin', 'etfs_and_shares.isin')
    .leftJoin('distributions', 'distributions.etf_or_share_id', 'etfs_and_shares.id')
    .select([
      'etfs_and_shares.id',
      sql<number>`(sum(etfs_and_shares.version - 1 + coalesce(sum(distributions.version), 0)
        + count(distributions.deleted_at)) over (${security}) + coalesce(max(instruments.version), 1) - 1)::integer`.as(
        'sequence',
      ),
      sql<Date>`max(greatest(etfs_and_shares.created_at, etfs_and_shares.deleted_at, max(distributions.created_at),
        max(distributions.deleted_at))) over (${security})`.as('at'),
    ])
    .where((eb) => eb.or([inScope('etfs_and_shares', scope)(), deletedInScope('etfs_and_shares', scope)()]))
    .groupBy(
      ['user_id', 'id', 'isin', 'version', 'created_at', 'deleted_at'].map((column) =>
        sql.ref(`etfs_and_shares.${column}`),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, sequence, at }) => [id, { at, sequence }]));
}
