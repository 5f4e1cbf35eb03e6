import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency';
import * as field from '#api/platform/fields';
import { UserId, type BatchId, type ImportId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../../platform/database/schema.ts';
import { changeHoldings } from '../../../office/batches/batches.store.ts';
import { addRows } from '../../../office/corporate-actions/held-rows.store.ts';
import { REPAID_COLUMNS } from '../../../office/corporate-actions/plan-repayment.ts';
import { findPurchases, groupByHolding } from '../compare/purchases-by-holding.ts';
import { lockHeldBonds } from '../redemptions/redeemed-bonds.store.ts';
import { repayInTurn } from '../redemptions/repay-in-turn.ts';
import { inChunks } from '../compare/resolved-rows.ts';
import type { Confirmation } from './confirmation.ts';
import { listIncludedRedemptions } from './confirm-rows.store.ts';

const WrittenRedemption = z.object({
  user_id: UserId,
  isin: z.string(),
  bank: z
    .string()
    .nullish()
    .transform((bank) => bank ?? null),
  currency: z.enum(CURRENCIES),
  day: field.storedDay,
  nominal: z.string(),
  amount: z.string(),
  taxInEuro: z
    .string()
    .nullish()
    .transform((tax) => tax ?? null),
});

/** Holders and ISINs at a time. */
const CHUNK_SIZE = 500;

/** Repays the included redemptions. False if the bonds have changed since the comparison, so that one is not possible. */
export async function confirmRedemptions(
  tx: DatabaseTransaction,
  { id, batch }: { readonly id: ImportId; readonly batch: BatchId },
  { access: { scope }, today }: Pick<Confirmation, 'access' | 'today'>,
): Promise<boolean> {
  const written = await listIncludedRedemptions(tx, id);
  const byHolding = groupByHolding(written.map((row) => WrittenRedemption.parse(row)));
  for (const chunk of inChunks([...byHolding.values()], CHUNK_SIZE)) {
    const keys = chunk.flatMap(([first]) => first ?? []);
    const bonds = groupByHolding(
      await lockHeldBonds(
        tx,
        scope,
        keys.map(({ user_id, isin }) => ({ user_id, isin })),
      ),
    );
    const repaying = chunk.map((redemptions) => {
      const [first] = redemptions;
      const holder = repayInTurn(
        first === undefined ? [] : findPurchases(bonds, first.user_id, first.isin),
        today,
      );
      return {
        holder,
        isDone: redemptions.every((redemption) => holder.repay(redemption).kind === 'repaid'),
      };
    });
    if (repaying.some(({ isDone }) => !isDone)) return false;
    const changed = repaying.flatMap(({ holder }) => holder.changed());
    await changeHoldings(tx, { batch, target: 'bonds', columns: REPAID_COLUMNS }, changed);
    await addRows(
      tx,
      { batch, table: 'bonds' },
      repaying.flatMap(({ holder }) => holder.added()),
    );
  }
  return true;
}
