import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { EditedRow, ImportedDistribution, ImportedPayment } from '#domain/imports/imported-row';
import { CURRENCIES } from '#domain/money/currency';
import * as field from '#api/platform/fields';
import { BondId, EtfOrShareId } from '#api/platform/ids';
import {
  duplicateOutcome,
  errorOutcome,
  namedIds,
  stageRow,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import type { StoredHoldings } from './compare-holdings.ts';
import { incomeKey, createMatcher, type Matcher } from './matcher.ts';
import {
  filterByBank,
  groupByHolding,
  findPurchases,
  type PurchasesByHolding,
} from './purchases-by-holding.ts';
import { inChunks } from './resolved-rows.ts';
import { listStoredDistributions, listStoredPayments } from './stored-rows.store.ts';
import { addedDistributions, addedPayments, type Lot } from './write-income.ts';
import { rowError, shownFields, type Columns } from './written-row.ts';

const LotCurrency = z.enum(CURRENCIES);
const LotDay = field.storedDay.nullish().transform((day) => day ?? null);

type IncomeEntry = ImportedPayment | ImportedDistribution;
type IncomeRow = ResolvedRow & { readonly entry: IncomeEntry };

/** A purchase that income can belong to. */
interface IncomeLot extends Lot {
  readonly user_id: number;
  readonly isin: string;
  readonly bank: string | null;
  readonly bought: CalendarDate | null;
  readonly closed: CalendarDate | null;
}

type Lots = PurchasesByHolding<IncomeLot>;

const asLot = (row: Readonly<Record<string, unknown>>): IncomeLot => ({
  id: Number(row['id']),
  user_id: Number(row['user_id']),
  isin: String(row['isin']),
  bank: typeof row['bank'] === 'string' ? row['bank'] : null,
  currency: LotCurrency.parse(row['currency']),
  nominal: String(row['nominal']),
  bought: LotDay.parse(row['buy_date']),
  closed: LotDay.parse(row['closed_on']),
});

/** The purchases held on the day at the bank that the file names. Falls back to any bank, then to any day, if none match. */
function findLots(lots: Lots, { entry, userId }: IncomeRow): readonly IncomeLot[] {
  const held = findPurchases(lots, userId, entry.isin);
  const matchingBank = filterByBank(held, entry.bank);
  const candidates = matchingBank.length === 0 ? held : matchingBank;
  const onDay = candidates.filter(
    ({ bought, closed }) =>
      (bought === null || bought <= entry.day) && (closed === null || closed >= entry.day),
  );
  return onDay.length === 0 ? candidates : onDay;
}

interface ComparedWith {
  readonly held: StoredHoldings;
  /** Columns of purchases that the same file adds. */
  readonly added: readonly Columns[];
  /** Exported lines of the file: the payments and distributions that they name are not matched again. */
  readonly edited: readonly EditedRow[];
}

interface Income {
  readonly payments: Matcher<{ readonly id: number; readonly is_imported: boolean }>;
  readonly distributions: Matcher<{ readonly id: number; readonly is_imported: boolean }>;
  readonly bonds: Lots;
  readonly etfsAndShares: Lots;
}

async function findStoredIncome({ db, access }: CompareContext, held: StoredHoldings) {
  const payments = [];
  for (const chunk of inChunks(held.bonds.map(({ id }) => BondId.parse(id)))) {
    payments.push(...(await listStoredPayments(db, access.scope, chunk)));
  }
  const distributions = [];
  for (const chunk of inChunks(held.etfsAndShares.map(({ id }) => EtfOrShareId.parse(id)))) {
    distributions.push(...(await listStoredDistributions(db, access.scope, chunk)));
  }
  return { payments, distributions };
}

async function findIncome(
  context: CompareContext,
  rows: readonly IncomeRow[],
  { held, added, edited }: ComparedWith,
): Promise<Income> {
  const { isOwnReport } = context;
  const { payments, distributions } = await findStoredIncome(context, held);
  const options = (table: 'payments' | 'distributions') => ({
    withImported: isOwnReport,
    taken: namedIds(table, rows, edited),
  });
  const heldBonds = held.bonds.filter(({ direction }) => direction === 'Buy');
  const heldEtfsAndShares = held.etfsAndShares.filter(({ direction }) => direction === 'Bid');
  const addedWith = (direction: string) => added.filter((columns) => columns['direction'] === direction);
  return {
    payments: createMatcher(
      payments,
      (row) => [incomeKey(row.bond_id, row.payment_date, row.profit)],
      options('payments'),
    ),
    distributions: createMatcher(
      distributions,
      (row) => [incomeKey(row.etf_or_share_id, row.pay_day, row.gross)],
      options('distributions'),
    ),
    bonds: groupByHolding([...heldBonds.map((row) => asLot({ ...row })), ...addedWith('Buy').map(asLot)]),
    etfsAndShares: groupByHolding([
      ...heldEtfsAndShares.map((row) => asLot({ ...row })),
      ...addedWith('Bid').map(asLot),
    ]),
  };
}

/** Compares payments and distributions with the stored ones, and assigns them to stored purchases and those that the file adds. */
export async function compareIncome(
  context: CompareContext,
  rows: readonly IncomeRow[],
  stored: ComparedWith,
): Promise<void> {
  if (rows.length === 0) return;
  const income = await findIncome(context, rows, stored);
  for (const row of rows) {
    await context.keep(stageRow(row, await compareOne(context, row, income)));
  }
}

async function compareOne(context: CompareContext, row: IncomeRow, income: Income): Promise<Outcome> {
  const { entry } = row;
  const target = entry.kind;
  if (!context.access.targets.has(target)) return errorOutcome(rowError('office_only'), target);
  const isPayment = entry.kind === 'payment';
  const lots = findLots(isPayment ? income.bonds : income.etfsAndShares, row);
  if (lots.length === 0) return errorOutcome(rowError('nothing_held', { isin: entry.isin }), target);
  const added = entry.kind === 'payment' ? addedPayments(entry, lots) : addedDistributions(entry, lots);
  if (!added.ok) return errorOutcome(added.errors, target);
  const after = shownFields({
    ...added.value[0]?.after,
    ...(isPayment ? { profit: Number(entry.amount) } : { gross: Number(entry.amount) }),
    purchases: lots.length,
  });
  const writes: Columns[] = [];
  for (const { columns } of added.value) {
    const id = await context.reserveId(isPayment ? 'payments' : 'distributions');
    writes.push({ user_id: row.userId, id, ...columns });
  }
  if (row.known !== undefined) return duplicateOutcome(row.known, target, { after, writes });
  const isStored = isPayment
    ? writes.every((write) => isKnown(income.payments, write, ['bond_id', 'payment_date', 'profit']))
    : writes.every((write) => isKnown(income.distributions, write, ['etf_or_share_id', 'pay_day', 'gross']));
  return isStored ? { kind: 'unchanged', target, after } : { kind: 'new', target, after, writes };
}

function isKnown(
  matches: Income['payments'],
  write: Columns,
  [holding, day, amount]: readonly [string, string, string],
): boolean {
  const key = incomeKey(Number(write[holding]), LotDay.parse(write[day]), String(write[amount]));
  return matches.take(key) !== undefined;
}
