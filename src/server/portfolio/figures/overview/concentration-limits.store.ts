import type { ConcentrationLimits } from '#api/portfolio/figures/concentration-limits';
import type { UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../platform/database/schema.ts';

const NONE: ConcentrationLimits = { issuer: null, bank: null, nonEuro: null };

const toNumber = (percent: string | null) => (percent === null ? null : Number(percent));
const toText = (percent: number | null) => percent?.toFixed(2) ?? null;

/** The user's own limits in percent; null where the general limit applies. */
export async function findConcentrationLimits(db: Database, userId: UserId): Promise<ConcentrationLimits> {
  const row = await db
    .selectFrom('concentration_limits')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return NONE;
  return { issuer: toNumber(row.issuer), bank: toNumber(row.bank), nonEuro: toNumber(row.non_euro) };
}

export async function saveConcentrationLimits(
  tx: DatabaseTransaction,
  userId: UserId,
  { issuer, bank, nonEuro }: ConcentrationLimits,
): Promise<void> {
  const limits = { issuer: toText(issuer), bank: toText(bank), non_euro: toText(nonEuro) };
  await tx
    .insertInto('concentration_limits')
    .values({ user_id: userId, ...limits })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(limits))
    .execute();
}
