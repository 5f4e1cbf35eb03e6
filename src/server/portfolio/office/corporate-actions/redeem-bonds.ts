import type { BatchId } from '#api/platform/ids';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { WithFeatures } from '../../records/bond-features/bond-features.store.ts';
import { changeHoldings, type ChangedHolding } from '../batches/batches.store.ts';
import type { BondRow } from '../../records/bonds/bond-on-wire.store.ts';
import type { ActionReport } from './action-report.ts';
import { groupByPosition } from './group-by-position.ts';
import { addRows, listBondRows, listOwnersInParts, type HeldRows, type Named } from './held-rows.store.ts';
import { planRepayment, REPAID_COLUMNS, type RepaymentOnDay } from './plan-repayment.ts';

export interface RepaymentOfHoldings extends RepaymentOnDay {
  readonly held: HeldRows;
  /** Null for a preview. */
  readonly batch: BatchId | null;
  readonly report: ActionReport;
}

/** Repays all holders of a bond, in whole or in part. A preview writes nothing. */
export async function redeemBonds(tx: DatabaseTransaction, act: RepaymentOfHoldings): Promise<void> {
  const { held, batch, report } = act;
  for (const owners of await listOwnersInParts(tx, 'bonds', held)) {
    const changed: ChangedHolding[] = [];
    const added: WithFeatures<Named<BondRow>>[] = [];
    for (const rows of groupByPosition(await listBondRows(tx, held, owners))) {
      await yieldToEventLoop();
      const plan = planRepayment(rows, act);
      if (plan === null) {
        for (const row of rows) if (!row.expired) report.leave(row);
        continue;
      }
      for (const { row, values, paid } of plan.changed) {
        report.add(row, { after: values.expired ? null : values, paid });
        changed.push(values);
      }
      added.push(...plan.added);
    }
    if (batch === null) continue;
    await changeHoldings(tx, { batch, target: 'bonds', columns: REPAID_COLUMNS }, changed);
    await addRows(tx, { batch, table: 'bonds' }, added);
  }
}
