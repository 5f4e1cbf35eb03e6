import { sql, type SqlBool } from 'kysely';
import { effectiveFeatures, type BondFeatures, type IndexFixing } from '#domain/bonds/terms/bond-features';
import type { BatchId, BondId } from '#api/platform/ids';
import { inScope, type Scope } from '../../../people/access/scope.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { enteredFeatures, type FeatureRow } from './feature-columns.ts';

/** The columns of a bond or a security that hold its features. */
export const FEATURE_COLUMNS = [
  'amortization',
  'coupon_steps',
  'floating',
  'calls',
] as const satisfies readonly (keyof FeatureRow)[];

/**
 * A column for the features, which `withFeatures` fills in. A property that is added to a row of many columns makes it three times
 * as large (docs/performance-tried.md), so lists of bonds have a place for it.
 */
export const FEATURES_PLACE = sql<BondFeatures | null>`null`.as('features');

type RowWithIsin = FeatureRow & { readonly isin: string };
export type WithFeatures<Row> = Row & { readonly features: BondFeatures | null };

const hasFeatures = (table: 'bonds' | 'instruments') =>
  sql<SqlBool>`(${sql.join(
    FEATURE_COLUMNS.map((column) => sql`${sql.ref(`${table}.${column}`)} is not null`),
    sql` or `,
  )})`;

/** The ISINs of bonds with features among the bonds of a batch. */
export async function listIsinsWithFeatures(db: Database, scope: Scope, batch: BatchId): Promise<string[]> {
  const rows = await db
    .selectFrom('batch_holdings')
    .innerJoin('bonds', (join) =>
      join
        .onRef('bonds.user_id', '=', 'batch_holdings.user_id')
        .onRef('bonds.id', '=', sql.ref<BondId>('batch_holdings.target_id')),
    )
    .select('bonds.isin')
    .distinct()
    .where('batch_id', '=', batch)
    .where('target', '=', 'bonds')
    .where(inScope('bonds', scope))
    .where(
      sql<SqlBool>`(${hasFeatures('bonds')}
        or bonds.isin = any(array(select instruments.isin from instruments where ${hasFeatures('instruments')})))`,
    )
    .execute();
  return rows.map(({ isin }) => isin);
}

/** The features of these securities; those without any are missing. */
export async function listSecurityFeatures(db: Database, isins: readonly string[]): Promise<RowWithIsin[]> {
  return db
    .selectFrom('instruments')
    .select(['isin', ...FEATURE_COLUMNS])
    .where(sql<SqlBool>`isin = ${anyOf(new Set(isins))}`)
    .where(hasFeatures('instruments'))
    .execute();
}

/** The fixings of the indexes that these rows name, by index and in date order. */
async function listFixings(db: Database, rows: readonly FeatureRow[]): Promise<Map<string, IndexFixing[]>> {
  const byIndex = new Map<string, IndexFixing[]>();
  const indexes = rows.flatMap(({ floating }) => (floating === null ? [] : [floating.index]));
  if (indexes.length === 0) return byIndex;
  const fixings = await db
    .selectFrom('fixings')
    .select(['index', 'day', 'rate'])
    .where('index', 'in', [...new Set(indexes)])
    .orderBy('day')
    .execute();
  for (const { index, day, rate } of fixings) {
    const fixing = { day, rate: Number(rate) };
    const known = byIndex.get(index);
    if (known === undefined) byIndex.set(index, [fixing]);
    else known.push(fixing);
  }
  return byIndex;
}

/**
 * Adds to each row the features that apply to it: those of the row itself, else those of its security, with the fixings of its
 * index. Every row of `bonds` must pass through here before bond mathematics uses it.
 */
export async function withFeatures<Row extends RowWithIsin>(
  db: Database,
  rows: readonly Row[],
): Promise<WithFeatures<Row>[]> {
  if (rows.length === 0) return [];
  const isins = rows.map(({ isin }) => isin);
  return addFeatures(db, rows, await listSecurityFeatures(db, isins));
}

/** `withFeatures` if the features of the securities are already loaded. */
export async function addFeatures<Row extends RowWithIsin>(
  db: Database,
  rows: readonly Row[],
  securities: readonly RowWithIsin[],
): Promise<WithFeatures<Row>[]> {
  const fixings = await listFixings(db, [...rows, ...securities]);
  const byIsin = new Map(securities.map((security) => [security.isin, enteredFeatures(security)]));
  const findFixings = (index: string) => fixings.get(index) ?? [];
  return rows.map((row) =>
    Object.assign(row, {
      features: effectiveFeatures(enteredFeatures(row), byIsin.get(row.isin), findFixings),
    }),
  );
}

export async function withOwnFeatures<Row extends RowWithIsin>(
  db: Database,
  row: Row,
): Promise<WithFeatures<Row>> {
  const [found] = await withFeatures(db, [row]);
  return found ?? { ...row, features: null };
}
