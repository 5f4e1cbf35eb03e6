import type { ImportedCashFlow } from '#domain/imports/imported-row';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import {
  duplicate,
  failed,
  staged,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import type { Held } from './compare-holdings.ts';
import { addedCashFlow } from './write-cash-flow.ts';
import { rowError, type Columns } from './written-row.ts';

type CashFlowRow = ResolvedRow & { readonly entry: ImportedCashFlow };

interface ComparedWith {
  readonly held: Held;
  /** Purchases of the same file. */
  readonly added: readonly Columns[];
}

/** Cash flows that a person has added to a file of this product: each belongs to one purchase, the only one of its bond. */
export async function compareCashFlows(
  context: CompareContext,
  rows: readonly CashFlowRow[],
  { held, added }: ComparedWith,
): Promise<void> {
  const purchases = [...held.bonds.map((row) => ({ ...row })), ...added];
  for (const row of rows) {
    await context.keep(staged(row, await compareOne(context, row, purchases)));
    await yieldToEventLoop();
  }
}

async function compareOne(
  context: CompareContext,
  { entry, userId, known }: CashFlowRow,
  purchases: readonly Columns[],
): Promise<Outcome> {
  const target = 'cashFlow';
  const { isin, bank } = entry;
  if (!context.access.targets.has(target)) return failed(rowError('office_only'), target);
  const found = purchases.filter(
    (each) => each['user_id'] === userId && each['isin'] === isin && (bank === null || each['bank'] === bank),
  );
  const [purchase] = found;
  if (purchase === undefined) return failed(rowError('nothing_held', { isin }), target);
  if (found.length > 1) return failed(rowError('several_purchases', { isin }), target);
  const made = addedCashFlow(entry, Number(purchase['id']));
  if (!made.ok) return failed(made.errors, target);
  const { after, columns } = made.value;
  const writes = [{ user_id: userId, id: await context.reserveId('cash_flows'), ...columns }];
  return known === undefined
    ? { kind: 'new', target, after, writes }
    : duplicate(known, target, { after, writes });
}
