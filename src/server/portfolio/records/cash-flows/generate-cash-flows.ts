import {
  cashFlowChanges,
  type CashFlowChanges,
  type StoredCashFlow,
} from '#domain/bonds/cash-flows/cash-flow-changes';
import { cashFlowTable, type CashFlowRow as MadeRow } from '#domain/bonds/cash-flows/cash-flow-table';
import { expectedCashFlows } from '#domain/bonds/cash-flows/expected-cash-flows';
import { matchPayments } from '#domain/bonds/cash-flows/received-payments';
import type { BondId } from '#api/platform/ids';
import type { Scope } from '../../../people/access/scope.ts';
import { bondHolding, receivedPayment } from '../bonds/bond-holding.ts';
import { findBond } from '../bonds/bonds.store.ts';
import { lockBond } from '../bonds/require-bond.store.ts';
import type { DatabaseTransaction } from '../../../platform/database/schema.ts';
import { listPayments } from '../payments/payments.store.ts';
import type { CashFlowRow } from './cash-flow-on-wire.ts';
import { listCashFlows } from './cash-flows.store.ts';
import { replaceCashFlows } from './replace-cash-flows.store.ts';
import { requireStorableAmounts } from './require-storable-amounts.ts';
import { termsMissing } from './terms-missing.ts';

type Stored = StoredCashFlow & { readonly row: CashFlowRow };

function storedCashFlow(row: CashFlowRow): Stored {
  return {
    row,
    date: row.date,
    position: row.position,
    interim: row.interim_cash_flow,
    principal: row.principal_cash_flow,
    total: row.total_cash_flows,
    cumulative: row.cumulative_cash_flows,
    real: row.real_cash_flows,
    diff: row.diff,
  };
}

function storedAmounts({ position, interim, principal, total, cumulative, real, diff }: MadeRow) {
  return [position, interim, principal, total, cumulative, real, diff];
}

export interface Generation {
  readonly changes: CashFlowChanges<Stored>;
  readonly undatedPayments: number;
  readonly taxLeftOut: boolean;
}

interface GenerationOptions {
  readonly bondId: BondId;
  readonly preview: boolean;
  readonly now: Date;
}

/**
 * Compares the stored cash flows of a bond with those that follow from its terms and payments and, unless it is a preview, stores
 * the differences. Throws if the terms are incomplete or contradictory (the error names the reason), and if an amount is too
 * large. Locks the bond.
 */
export async function generateCashFlows(
  tx: DatabaseTransaction,
  scope: Scope,
  { bondId, preview, now }: GenerationOptions,
): Promise<Generation> {
  const owned = await lockBond(tx, scope, bondId);
  const holding = bondHolding(await findBond(tx, scope, bondId));
  const payments = (await listPayments(tx, scope, bondId)).map((payment) =>
    receivedPayment(payment, holding.currency),
  );
  const flows = expectedCashFlows(holding);
  if (!flows.ok) throw termsMissing(flows.reason);
  const matched = matchPayments(flows.value, payments, holding.currency);
  const made: readonly MadeRow[] = cashFlowTable(matched);
  requireStorableAmounts('nominal', made.flatMap(storedAmounts));
  const stored = (await listCashFlows(tx, scope, bondId)).map(storedCashFlow);
  const changes = cashFlowChanges(stored, made, payments.length > 0);
  if (!preview) await replaceCashFlows(tx, owned, { changes: withIds(changes), now });
  const receipts = [...matched.flows, ...matched.unmatched].map(({ receipt }) => receipt);
  return {
    changes,
    undatedPayments: matched.undated.length,
    taxLeftOut: receipts.some((receipt) => receipt?.isTaxDeducted === false),
  };
}

function withIds({ added, changed, removed }: CashFlowChanges<Stored>) {
  return {
    added,
    changed: changed.map(({ before, after }) => ({ id: before.row.id, after })),
    removedIds: removed.map(({ row }) => row.id),
  };
}
