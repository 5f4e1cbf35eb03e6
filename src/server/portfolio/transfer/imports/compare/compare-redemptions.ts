import type { ImportedPayment } from '#domain/imports/imported-row';
import { withFeatures } from '../../../records/bond-features/bond-features.store.ts';
import { repayInTurn, type Redemption } from '../redemptions/repay-in-turn.ts';
import { asStoredBonds } from '../redemptions/redeemed-bonds.store.ts';
import {
  errorOutcome,
  stageRow,
  warnOfFuture,
  withWarnings,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import type { StoredHoldings } from './compare-holdings.ts';
import { findPurchases, groupByHolding } from './purchases-by-holding.ts';
import { isLevOrEuro, taxInEuro } from './write-bond.ts';
import { rowError, type Columns, type Errors } from './written-row.ts';

type PaymentRow = ResolvedRow & { readonly entry: ImportedPayment };

export const isRedemption = ({ entry }: PaymentRow) => entry.paymentType === 'redemption';

interface ComparedWith {
  readonly held: StoredHoldings;
  /** Columns of the purchases and sales that the same file adds. */
  readonly added: readonly Columns[];
}

const TARGET = 'redemption';

/** Compares redemptions with the bonds that are held, in the order of their days. A confirmation writes each as a corporate action does. */
export async function compareRedemptions(
  context: CompareContext,
  rows: readonly PaymentRow[],
  { held, added }: ComparedWith,
): Promise<void> {
  if (rows.length === 0) return;
  const isins = new Set(rows.map(({ entry }) => entry.isin));
  const stored = await withFeatures(
    context.db,
    held.bonds.filter(({ isin }) => isins.has(isin)),
  );
  const addedBonds = added.filter(
    (columns) => isins.has(String(columns['isin'])) && 'maturity_date' in columns,
  );
  const ofFile = await asStoredBonds(context.db, addedBonds);
  const bonds = groupByHolding([...stored, ...ofFile]);
  const idsOfFile = new Set(ofFile.map(({ id }) => Number(id)));
  const inTurn = rows.toSorted((one, other) => one.entry.day.localeCompare(other.entry.day));
  const repaying = new Map<string, ReturnType<typeof repayInTurn>>();
  for (const row of inTurn) {
    const key = `${row.userId} ${row.entry.isin}`;
    const holder =
      repaying.get(key) ?? repayInTurn(findPurchases(bonds, row.userId, row.entry.isin), context.today);
    repaying.set(key, holder);
    const outcome = context.access.targets.has(TARGET)
      ? withWarnings(compareOne(row, holder, idsOfFile), warnOfFuture(row.entry.day, context.today))
      : errorOutcome(rowError('office_only'), TARGET);
    await context.keep(stageRow(row, outcome));
  }
}

function compareOne(
  { entry, userId }: PaymentRow,
  holder: ReturnType<typeof repayInTurn>,
  idsOfFile: ReadonlySet<number>,
): Outcome {
  const { isin, bank, currency, day, nominal, amount, tax } = entry;
  const hasTax = tax !== null && Number(tax) !== 0;
  const inEuro = hasTax && isLevOrEuro(currency) ? taxInEuro(tax, currency) : null;
  const euro = inEuro === null ? null : String(inEuro);
  const redemption: Redemption = { isin, bank, currency, day, nominal, amount, taxInEuro: euro };
  const repaid = holder.repay(redemption);
  if (repaid.kind === 'refused') return errorOutcome(repaid.errors, TARGET);
  const after = {
    day,
    nominal: repaid.nominal.toNumber(),
    price: repaid.price.toNumber(),
    amount: Number(amount),
    currency,
  };
  if (repaid.kind === 'known') return { kind: 'unchanged', target: TARGET, after };
  const write = { user_id: userId, ...redemption, nominal: repaid.nominal.toFixed() };
  // Of purchases in the same file, which may be left out only together with them.
  const ofFile = repaid.purchases.map(({ id }) => Number(id)).filter((id) => idsOfFile.has(id));
  const isTaxStored = inEuro !== null && repaid.hasSale;
  const errors: Errors = hasTax && !isTaxStored ? rowError('redemption_tax', { tax, currency }) : [];
  return {
    kind: 'new',
    target: TARGET,
    after: { ...after, left: repaid.left.toNumber(), ...(isTaxStored && { taxesPaid: inEuro }) },
    errors,
    writes: [write, ...ofFile.map((bondId) => ({ bond_id: bondId }))],
  };
}
