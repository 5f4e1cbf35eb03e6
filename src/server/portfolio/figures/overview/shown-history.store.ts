import type { Recomputed, ShownValues } from '#domain/portfolio/valuation/recomputed-values';
import type { UserId } from '#api/platform/ids';
import type { Database } from '../../../platform/database/schema.ts';

export interface ShownHistory {
  readonly values: ShownValues;
  readonly recomputed: Recomputed | null;
}

/** A user's values over time as they were last shown. */
export async function findShownHistory(db: Database, holder: UserId): Promise<ShownHistory> {
  const row = await db
    .selectFrom('shown_histories')
    .selectAll()
    .where('user_id', '=', holder)
    .executeTakeFirst();
  if (row === undefined) return { values: [], recomputed: null };
  const { eur_by_day: values, recomputed_on: on, changed_from: from, changed_to: to } = row;
  return { values, recomputed: on && from && to && { on, from, to } };
}

export async function saveShownHistory(
  db: Database,
  holder: UserId,
  { values, recomputed }: ShownHistory,
): Promise<void> {
  const shown = {
    eur_by_day: JSON.stringify(values),
    recomputed_on: recomputed?.on ?? null,
    changed_from: recomputed?.from ?? null,
    changed_to: recomputed?.to ?? null,
  };
  await db
    .insertInto('shown_histories')
    .values({ user_id: holder, ...shown })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(shown))
    .execute();
}
