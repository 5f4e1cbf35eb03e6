import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { EditedRow, ImportedDistribution, ImportedPayment } from '#domain/imports/imported-row';
import { CURRENCIES } from '#domain/money/currency';
import { sumDecimals } from '#domain/money/decimal';
import * as field from '#api/platform/fields';
import { BondId, EtfOrShareId } from '#api/platform/ids';
import {
  duplicateOutcome,
  errorOutcome,
  namedIds,
  stageRow,
  warnOfFuture,
  withWarnings,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import type { StoredHoldings } from './compare-holdings.ts';
import {
  alikeOutcome,
  findImportedRows,
  isChangedInFile,
  knownOutcome,
  type ImportedRows,
} from './imported-rows.ts';
import { incomeKey, createMatcher, type Matcher } from './matcher.ts';
import {
  filterByBank,
  groupByHolding,
  findPurchases,
  type PurchasesByHolding,
} from './purchases-by-holding.ts';
import { inChunks } from './resolved-rows.ts';
import {
  listStoredDistributions,
  listStoredPayments,
  type StoredDistribution,
  type StoredIdentity,
  type StoredPayment,
} from './stored-rows.store.ts';
import {
  addedDistributions,
  addedPayments,
  editedDistribution,
  editedPayment,
  type Lot,
} from './write-income.ts';
import { rowError, shownFields, type Added, type Columns, type Fields } from './written-row.ts';

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
  readonly importedPayments: ImportedRows<StoredPayment>;
  readonly importedDistributions: ImportedRows<StoredDistribution>;
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

const paymentKeys = (row: StoredPayment) => [incomeKey(row.bond_id, row.payment_date, row.profit)];
const distributionKeys = (row: StoredDistribution) => [
  incomeKey(row.etf_or_share_id, row.pay_day, row.gross),
];

async function findIncome(
  context: CompareContext,
  rows: readonly IncomeRow[],
  { held, added, edited }: ComparedWith,
): Promise<Income> {
  const { isOwnReport } = context;
  const { payments, distributions } = await findStoredIncome(context, held);
  const options = (table: 'payments' | 'distributions') => ({
    ...{ table, rows, withImported: isOwnReport },
    taken: namedIds(table, rows, edited),
  });
  const [ofPayments, ofDistributions] = [options('payments'), options('distributions')];
  const unknownDays = new Set(rows.flatMap(({ known, entry }) => (known === undefined ? [entry.day] : [])));
  const isOfUnknownDay = (day: CalendarDate | null) => day !== null && unknownDays.has(day);
  const heldBonds = held.bonds.filter(({ direction }) => direction === 'Buy');
  const heldEtfsAndShares = held.etfsAndShares.filter(({ direction }) => direction === 'Bid');
  const addedWith = (direction: string) => added.filter((columns) => columns['direction'] === direction);
  return {
    payments: createMatcher(payments, paymentKeys, ofPayments),
    distributions: createMatcher(distributions, distributionKeys, ofDistributions),
    importedPayments: await findImportedRows(context, payments, {
      ...ofPayments,
      keysOf: paymentKeys,
      canBeAlike: (row) => isOfUnknownDay(row.payment_date),
    }),
    importedDistributions: await findImportedRows(context, distributions, {
      ...ofDistributions,
      keysOf: distributionKeys,
      canBeAlike: (row) => isOfUnknownDay(row.pay_day),
    }),
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
  const after = shownIncome(entry, added.value);
  if (row.known?.deleted_on === null)
    return compareKnown(context, row, { known: row.known, added: added.value, income });
  const writes: Columns[] = [];
  for (const { columns } of added.value) {
    const id = await context.reserveId(isPayment ? 'payments' : 'distributions');
    writes.push({ user_id: row.userId, id, ...columns });
  }
  if (row.known !== undefined) return duplicateOutcome(row.known, target, { after, writes });
  const isStored = isPayment
    ? writes.every((write) => income.payments.take(writtenKey(write, true)) !== undefined)
    : writes.every((write) => income.distributions.take(writtenKey(write, false)) !== undefined);
  if (isStored) return { kind: 'unchanged', target, after };
  const days = writes.map((write) =>
    (isPayment ? income.importedPayments : income.importedDistributions).takeAlike([
      writtenKey(write, isPayment),
    ]),
  );
  const [importedOn] = days;
  if (importedOn !== undefined && !days.includes(undefined))
    return alikeOutcome(target, importedOn, { after, writes });
  const isEarly = lots.every(({ bought }) => bought !== null && bought > entry.day);
  return withWarnings({ kind: 'new', target, after, writes }, [
    ...(isEarly ? rowError('paid_before_purchase', { isin: entry.isin, day: entry.day }) : []),
    ...warnOfFuture(entry.day, context.today),
  ]);
}

/** The income as a whole, where its purchases are several. */
function shownIncome(entry: IncomeEntry, added: readonly Added[]): Fields {
  const [first] = added;
  const tax = entry.kind === 'payment' ? 'taxesPaid' : 'taxWithheld';
  const taxes = added.map(({ after }) => after[tax]).filter((each) => typeof each === 'number');
  return shownFields({
    ...first?.after,
    ...(entry.kind === 'payment' ? { profit: Number(entry.amount) } : { gross: Number(entry.amount) }),
    ...(taxes.length > 0 && { [tax]: sumDecimals(taxes).toNumber() }),
    purchases: added.length,
  });
}

interface KnownIncome {
  readonly known: StoredIdentity;
  readonly added: readonly Added[];
  readonly income: Income;
}

/** Income that an earlier import wrote. Divided among several purchases, it is not changed by a file. */
function compareKnown(
  context: CompareContext,
  row: IncomeRow,
  { known, added, income }: KnownIncome,
): Outcome {
  const target = row.entry.kind;
  const [only, ...others] = added;
  if (only === undefined || others.length > 0) {
    const outcome = duplicateOutcome(known, target, {});
    return isChangedInFile(row) ? { ...outcome, errors: rowError('changed_in_parts') } : outcome;
  }
  const { currency, ...given } = only.after;
  if (known.target === 'payments') {
    const match = isChangedInFile(row) ? income.importedPayments.find(known) : undefined;
    const compare = (stored: StoredPayment) => editedPayment(stored, given);
    return knownOutcome(context, { known, target, match, compare }, income.importedPayments);
  }
  const match = isChangedInFile(row) ? income.importedDistributions.find(known) : undefined;
  const compare = (stored: StoredDistribution) => editedDistribution(stored, given);
  return knownOutcome(context, { known, target, match, compare }, income.importedDistributions);
}

function writtenKey(write: Columns, isPayment: boolean): string {
  const [holding, day, amount] = isPayment
    ? ['bond_id', 'payment_date', 'profit']
    : ['etf_or_share_id', 'pay_day', 'gross'];
  return incomeKey(Number(write[holding]), LotDay.parse(write[day]), String(write[amount]));
}
