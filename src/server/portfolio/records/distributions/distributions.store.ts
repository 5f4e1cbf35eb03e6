import { sql } from 'kysely';
import type { DistributionFields } from '#api/portfolio/distributions';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { DistributionId, EtfOrShareId } from '#api/platform/ids';
import { groupBy } from '#domain/group-by';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import {
  deletedInScope,
  inScope,
  versionInScope,
  type RowVersion,
  type Scope,
} from '../../../people/access/scope.ts';
import { numeric, numericOrNull } from '../../../platform/database/numeric.ts';
import { nextVersion } from '../../../platform/database/optimistic-lock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';
import { MAX_HOLDINGS, withinLimit } from '../../../platform/database/within-limit.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import { DISTRIBUTION_COLUMNS, type DistributionRow } from './distribution-on-wire.ts';

const LIMIT_REACHED = `An ETF or a share can have at most ${MAX_HOLDINGS} distributions.`;

function distributionColumns({ payDay, exDay, gross, taxWithheld, nominal }: DistributionFields) {
  return {
    pay_day: payDay,
    ex_day: exDay,
    gross: numeric(gross, AMOUNT_PLACES),
    tax_withheld: numeric(taxWithheld, AMOUNT_PLACES),
    nominal: numericOrNull(nominal, AMOUNT_PLACES),
  };
}

interface HoldingKey {
  readonly kind: Kind;
  readonly id: EtfOrShareId;
}

function selectHolding(db: Database, scope: Scope, id: EtfOrShareId) {
  return db
    .selectFrom('etfs_and_shares')
    .select(['id', 'user_id', 'currency'])
    .where('id', '=', id)
    .where(inScope('etfs_and_shares', scope));
}

/** In order of pay days. Throws not found if the ETF or share is not in the scope. */
export async function listDistributions(
  db: Database,
  scope: Scope,
  { kind, id }: HoldingKey,
): Promise<DistributionRow[]> {
  await selectHolding(db, scope, id).where('kind', '=', kind).executeTakeFirstOrThrow(notFound);
  return db
    .selectFrom('distributions')
    .select(DISTRIBUTION_COLUMNS)
    .where('etf_or_share_id', '=', id)
    .where(inScope('distributions', scope))
    .orderBy('pay_day')
    .orderBy('id')
    .execute();
}

/** The distributions of several ETFs and shares in one query, by holding, in order of pay days. */
export async function listDistributionsByHolding(
  db: Database,
  scope: Scope,
  ids: readonly EtfOrShareId[],
): Promise<ReadonlyMap<EtfOrShareId, readonly DistributionRow[]>> {
  const rows = await db
    .selectFrom('distributions')
    .select([...DISTRIBUTION_COLUMNS, 'etf_or_share_id'])
    .where(inScope('distributions', scope))
    .where(sql<boolean>`etf_or_share_id = any(${ids})`)
    .orderBy('pay_day')
    .orderBy('id')
    .execute();
  return groupBy(rows, (row) => row.etf_or_share_id);
}

export async function findDistribution(
  db: Database,
  scope: Scope,
  id: DistributionId,
): Promise<DistributionRow> {
  return db
    .selectFrom('distributions')
    .select(DISTRIBUTION_COLUMNS)
    .where('id', '=', id)
    .where(inScope('distributions', scope))
    .executeTakeFirstOrThrow(notFound);
}

/**
 * The distribution belongs to the owner of the ETF or share. Throws not found if that is not in the scope, and limit_reached if
 * it already has the maximum number of distributions.
 */
export async function insertDistribution(
  tx: DatabaseTransaction,
  scope: Scope,
  { kind, id, fields }: HoldingKey & { readonly fields: DistributionFields },
): Promise<DistributionRow> {
  const holding = await selectHolding(tx, scope, id)
    .where('kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  return withinLimit(LIMIT_REACHED, () =>
    tx
      .insertInto('distributions')
      .values({
        ...distributionColumns(fields),
        currency: fields.currency ?? holding.currency,
        user_id: holding.user_id,
        etf_or_share_id: holding.id,
      })
      .returning(DISTRIBUTION_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

/** Without a currency, the stored one is kept. Undefined if the distribution does not exist or has another version. */
export async function changeDistribution(
  tx: DatabaseTransaction,
  scope: Scope,
  { fields, ...row }: RowVersion<DistributionId> & { readonly fields: DistributionFields },
): Promise<DistributionRow | undefined> {
  return tx
    .updateTable('distributions')
    .set({ ...distributionColumns(fields), version: nextVersion() })
    .$if(fields.currency !== null, (query) => query.set({ currency: fields.currency ?? undefined }))
    .where(versionInScope('distributions', scope, row))
    .returning(DISTRIBUTION_COLUMNS)
    .executeTakeFirst();
}

/** Marks it as deleted; it can be restored. Undefined if it does not exist or has another version. */
export async function removeDistribution(
  tx: DatabaseTransaction,
  scope: Scope,
  { now, ...row }: RowVersion<DistributionId> & { readonly now: Date },
): Promise<DistributionRow | undefined> {
  return tx
    .updateTable('distributions')
    .set({ deleted_at: now })
    .where(versionInScope('distributions', scope, row))
    .returning(DISTRIBUTION_COLUMNS)
    .executeTakeFirst();
}

/** Throws not found if the distribution is not deleted, or if its ETF or share is deleted. */
export async function restoreDistribution(
  tx: DatabaseTransaction,
  scope: Scope,
  id: DistributionId,
): Promise<DistributionRow> {
  const deleted = await tx
    .selectFrom('distributions')
    .select('etf_or_share_id')
    .where('id', '=', id)
    .where(deletedInScope('distributions', scope))
    .executeTakeFirstOrThrow(notFound);
  await selectHolding(tx, scope, deleted.etf_or_share_id).forNoKeyUpdate().executeTakeFirstOrThrow(notFound);
  return withinLimit(LIMIT_REACHED, () =>
    tx
      .updateTable('distributions')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(deletedInScope('distributions', scope))
      .returning(DISTRIBUTION_COLUMNS)
      .executeTakeFirstOrThrow(notFound),
  );
}
