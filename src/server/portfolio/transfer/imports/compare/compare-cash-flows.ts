import type { ImportedCashFlow } from '#domain/imports/imported-row';
import {
  duplicateOutcome,
  errorOutcome,
  stageRow,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import type { StoredHoldings } from './compare-holdings.ts';
import {
  filterByBank,
  groupByHolding,
  findPurchases,
  type PurchasesByHolding,
} from './purchases-by-holding.ts';
import { addedCashFlow } from './write-cash-flow.ts';
import { rowError, type Columns } from './written-row.ts';

type CashFlowRow = ResolvedRow & { readonly entry: ImportedCashFlow };

interface ComparedWith {
  readonly held: StoredHoldings;
  /** Columns of purchases that the same file adds. */
  readonly added: readonly Columns[];
}

interface BondPurchase {
  readonly id: number;
  readonly user_id: number;
  readonly isin: string;
  readonly bank: string | null;
}

const isPurchase = (row: Readonly<Record<string, unknown>>) => row['direction'] === 'Buy';

const asPurchase = (row: Readonly<Record<string, unknown>>): BondPurchase => ({
  id: Number(row['id']),
  user_id: Number(row['user_id']),
  isin: String(row['isin']),
  bank: typeof row['bank'] === 'string' ? row['bank'] : null,
});

/**
 * Cash flows that somebody added to a file exported from Kupon. Each needs exactly one purchase of its bond that it can belong to: none, or
 * several, is an error of the row.
 */
export async function compareCashFlows(
  context: CompareContext,
  rows: readonly CashFlowRow[],
  { held, added }: ComparedWith,
): Promise<void> {
  if (rows.length === 0) return;
  const purchases = groupByHolding(
    [...held.bonds.map((row) => ({ ...row })), ...added].filter(isPurchase).map(asPurchase),
  );
  for (const row of rows) {
    await context.keep(stageRow(row, await compareOne(context, row, purchases)));
  }
}

async function compareOne(
  context: CompareContext,
  { entry, userId, known }: CashFlowRow,
  purchases: PurchasesByHolding<BondPurchase>,
): Promise<Outcome> {
  const target = 'cashFlow';
  const { isin, bank } = entry;
  if (!context.access.targets.has(target)) return errorOutcome(rowError('office_only'), target);
  const found = filterByBank(findPurchases(purchases, userId, isin), bank);
  const [purchase] = found;
  if (purchase === undefined) return errorOutcome(rowError('nothing_held', { isin }), target);
  if (found.length > 1) return errorOutcome(rowError('several_purchases', { isin }), target);
  const made = addedCashFlow(entry, purchase.id);
  if (!made.ok) return errorOutcome(made.errors, target);
  const { after, columns } = made.value;
  const writes = [{ user_id: userId, id: await context.reserveId('cash_flows'), ...columns }];
  return known === undefined
    ? { kind: 'new', target, after, writes }
    : duplicateOutcome(known, target, { after, writes });
}
