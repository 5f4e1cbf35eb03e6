import { isinFault } from '#domain/identifiers/isin';
import type { EditedRow, ImportedHolding } from '#domain/imports/imported-row';
import { AMOUNT_PLACES } from '#domain/money/decimal-places';
import {
  changedHolding,
  duplicateOutcome,
  errorOutcome,
  namedIds,
  stageRow,
  withWarnings,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import {
  alikeOutcome,
  findImportedRows,
  isChangedInFile,
  knownOutcome,
  type ImportedRows,
} from './imported-rows.ts';
import { createDealLedger, noteLostNotes, noteRounding, warnOfCheckDigit, warnOfSecurity } from './holding-warnings.ts'; // prettier-ignore
import { createMatcher, purchaseKeys, type Matcher } from './matcher.ts';
import { roundedNumber } from './rounded-number.ts';
import { inChunks } from './resolved-rows.ts';
import { findNearIsins } from './known-securities.store.ts';
import {
  findSecurities,
  listHeldBonds,
  listHeldEtfsAndShares,
  type HoldingKey,
  type StoredBond,
  type StoredEtfOrShare,
  type StoredIdentity,
} from './stored-rows.store.ts';
import { addedBond, changedBond } from './write-bond.ts';
import { addedEtfOrShare, changedEtfOrShare } from './write-etf-or-share.ts';
import { rowError, type Added, type Changed, type Validated, type Columns } from './written-row.ts';

type HoldingRow = ResolvedRow & { readonly entry: ImportedHolding };
type SecurityClass = ImportedHolding['securityClass'];

/** The stored holdings of the securities in a file. */
export interface StoredHoldings {
  readonly bonds: readonly StoredBond[];
  readonly etfsAndShares: readonly StoredEtfOrShare[];
}

export async function findStoredHoldings(
  { db, access: { scope } }: CompareContext,
  keys: readonly HoldingKey[],
): Promise<StoredHoldings> {
  const bonds: StoredBond[] = [];
  const etfsAndShares: StoredEtfOrShare[] = [];
  for (const chunk of inChunks(keys)) {
    bonds.push(...(await listHeldBonds(db, scope, chunk)));
    etfsAndShares.push(...(await listHeldEtfsAndShares(db, scope, chunk)));
  }
  return { bonds, etfsAndShares };
}

interface Stored {
  readonly bonds: Matcher<StoredBond>;
  readonly etfsAndShares: Matcher<StoredEtfOrShare>;
  readonly importedBonds: ImportedRows<StoredBond>;
  readonly importedEtfsAndShares: ImportedRows<StoredEtfOrShare>;
  readonly securities: ReadonlyMap<
    string,
    { readonly kind: string; readonly name: string | null; readonly currency: string }
  >;
  /** The ISINs with a wrong check digit that are not known, each with the held ISIN one character away, if there is one. */
  readonly wrongIsins: ReadonlyMap<string, string | null>;
}

interface ComparedWith {
  readonly held: StoredHoldings;
  /** Exported lines of the file: the holdings that they name are not matched again. */
  readonly edited: readonly EditedRow[];
  /** Whether the file has income or cash flows, which can belong to its purchases. */
  readonly hasDependents: boolean;
  /** The bonds that the file redeems: their purchases are kept with all columns. */
  readonly redeemed: ReadonlySet<string>;
}

const isEtfOrShare = (row: StoredBond | StoredEtfOrShare): row is StoredEtfOrShare => 'kind' in row;

function storedKeys(row: StoredBond | StoredEtfOrShare, isSale: boolean) {
  const { user_id: userId, isin, buy_date: day, nominal: quantity, buy_price: price } = row;
  return purchaseKeys({ userId, isin, isSale, day, quantity, price }, row.bank);
}

const bondKeys = (row: StoredBond) => storedKeys(row, row.direction === 'Sell');
const etfOrShareKeys = (row: StoredEtfOrShare) => storedKeys(row, row.direction === 'Ask');

function rowKeys({ entry, userId }: HoldingRow, bank: string | null) {
  const { isin, day, quantity, price, direction } = entry;
  return purchaseKeys({ userId, isin, isSale: direction === 'sell', day, quantity, price }, bank);
}

/** The keys under which a row of another file can be stored: a bank is compared only where both name one. */
function fileKeys(row: HoldingRow): readonly string[] {
  const { bank } = row.entry;
  const [key, keyWithBank] = rowKeys(row, bank);
  return bank === null ? [key] : [keyWithBank, rowKeys(row, null)[1]];
}

async function findStored(
  context: CompareContext,
  rows: readonly HoldingRow[],
  { held, edited }: ComparedWith,
): Promise<Stored> {
  const isins = [...new Set(rows.map(({ entry }) => entry.isin))];
  const withImported = context.isOwnReport;
  const options = (table: 'bonds' | 'etfs_and_shares') => ({
    ...{ table, rows, withImported },
    taken: namedIds(table, rows, edited),
  });
  const [bonds, etfsAndShares] = [options('bonds'), options('etfs_and_shares')];
  const isAnyHeld = held.bonds.length + held.etfsAndShares.length > 0;
  const unknown = isAnyHeld ? rows.filter(({ known }) => known === undefined) : [];
  const unknownKeys = new Set(unknown.flatMap(fileKeys));
  const isAmongUnknown = (keys: readonly string[]) => keys.some((key) => unknownKeys.has(key));
  const securities = new Map((await findSecurities(context.db, isins)).map((one) => [one.isin, one]));
  return {
    securities,
    wrongIsins: await findWrongIsins(
      context,
      isins.filter((isin) => !securities.has(isin)),
    ),
    bonds: createMatcher(held.bonds, bondKeys, bonds),
    etfsAndShares: createMatcher(held.etfsAndShares, etfOrShareKeys, etfsAndShares),
    importedBonds: await findImportedRows(context, held.bonds, {
      ...bonds,
      keysOf: bondKeys,
      canBeAlike: (row) => isAmongUnknown(bondKeys(row)),
    }),
    importedEtfsAndShares: await findImportedRows(context, held.etfsAndShares, {
      ...etfsAndShares,
      keysOf: etfOrShareKeys,
      canBeAlike: (row) => isAmongUnknown(etfOrShareKeys(row)),
    }),
  };
}

async function findWrongIsins(
  { db, access: { scope } }: CompareContext,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const wrong = isins.filter((isin) => isinFault(isin) === 'checksum');
  const near = wrong.length === 0 ? new Map<string, string>() : await findNearIsins(db, scope, wrong);
  return new Map(wrong.map((isin) => [isin, near.get(isin) ?? null]));
}

/** The columns of a purchase that income and cash flows of the same file need. Whole rows would take too much memory. */
const purchaseColumns = (columns: Columns): Columns => ({
  user_id: columns['user_id'],
  id: columns['id'],
  isin: columns['isin'],
  bank: columns['bank'],
  direction: columns['direction'],
  currency: columns['currency'],
  nominal: columns['nominal'],
  buy_date: columns['buy_date'],
  closed_on: columns['closed_on'],
});

const allColumns = (columns: Columns): Columns => columns;

/** Compares purchases and sales with the stored ones, in the order of the file. Returns the purchases that would be added. */
export async function compareHoldings(
  context: CompareContext,
  rows: readonly HoldingRow[],
  compared: ComparedWith,
): Promise<Columns[]> {
  const stored = await findStored(context, rows, compared);
  const purchases: Columns[] = [];
  const ledger = createDealLedger();
  const hasSales = rows.some(({ entry }) => entry.direction === 'sell');
  const sales: { readonly row: HoldingRow; readonly outcome: Outcome }[] = [];
  for (const row of rows) {
    const outcome = await compareHolding(context, row, stored);
    const isAdded = outcome.kind === 'new' && row.repeats?.rule !== 'same_transaction_above';
    if (compared.hasDependents && isAdded)
      purchases.push(
        ...(outcome.writes ?? []).map(compared.redeemed.has(row.entry.isin) ? allColumns : purchaseColumns),
      );
    const { entry, userId } = row;
    const isSale = entry.direction === 'sell';
    if (hasSales && isAdded) ledger.add({ userId, isSale, ...entry }, row);
    if (outcome.kind === 'new' && isSale) sales.push({ row, outcome });
    else await context.keep(stageRow(row, outcome));
  }
  await keepSales(context, sales, { ledger, held: compared.held });
  return purchases;
}

interface Deals {
  readonly ledger: ReturnType<typeof createDealLedger>;
  readonly held: StoredHoldings;
}

/** Stages the sales, when all purchases of the file are known. */
async function keepSales(
  context: CompareContext,
  sales: readonly { readonly row: HoldingRow; readonly outcome: Outcome }[],
  { ledger, held }: Deals,
): Promise<void> {
  if (sales.length === 0) return;
  for (const stored of [...held.bonds, ...held.etfsAndShares]) {
    const { user_id: userId, isin, buy_date: day, nominal: quantity, direction } = stored;
    ledger.add({ userId, isin, day, quantity, isSale: direction === 'Sell' || direction === 'Ask' }, null);
  }
  const oversold = ledger.oversold();
  for (const { row, outcome } of sales) {
    const held = oversold.get(row);
    const { isin, quantity } = row.entry;
    const warnings =
      held === undefined ? [] : rowError('sells_more_than_held', { isin, quantity, held: held.toFixed() });
    await context.keep(stageRow(row, withWarnings(outcome, warnings)));
  }
}

async function compareHolding(context: CompareContext, row: HoldingRow, stored: Stored): Promise<Outcome> {
  const { entry } = row;
  const target = entry.securityClass;
  if (!context.access.targets.has(target)) return errorOutcome(rowError('office_only'), target);
  if (roundedNumber(entry.quantity, AMOUNT_PLACES) === 0) {
    const errors = [{ column: 'nominal', rule: 'rounds_to_zero', values: { cell: entry.quantity } }];
    return errorOutcome(errors, target);
  }
  if (row.known?.deleted_on === null) return compareKnown(context, row, { target, known: row.known, stored });
  const classed = { row, target };
  const match = row.known === undefined ? findMatch(classed, stored) : undefined;
  if (match !== undefined) return changedHolding(match, compareWithMatch(context, entry, match), target);
  const added = await addHolding(context, classed, stored);
  if (!added.ok) return errorOutcome(added.errors, target);
  if (row.known !== undefined) return duplicateOutcome(row.known, target, added.value);
  const imported = target === 'bond' ? stored.importedBonds : stored.importedEtfsAndShares;
  const importedOn = imported.hasAlike ? imported.takeAlike(fileKeys(row)) : undefined;
  if (importedOn !== undefined) return alikeOutcome(target, importedOn, added.value);
  const { today } = context;
  const warnings = [
    ...warnOfCheckDigit(entry.isin, stored.wrongIsins),
    ...warnOfSecurity(entry, target, { security: stored.securities.get(entry.isin), today }),
  ];
  const errors = [...noteRounding(entry), ...noteLostNotes(entry)];
  return withWarnings({ kind: 'new', target, ...added.value, errors }, warnings);
}

function compareKnown(
  context: CompareContext,
  row: HoldingRow,
  { target, known, stored }: { target: SecurityClass; known: StoredIdentity; stored: Stored },
): Outcome {
  const isChanged = isChangedInFile(row);
  const compare = (match: StoredBond | StoredEtfOrShare) => compareWithMatch(context, row.entry, match);
  if (known.target === 'bonds') {
    const match = isChanged ? stored.importedBonds.find(known) : undefined;
    return knownOutcome(context, { known, target, match, compare }, stored.importedBonds);
  }
  const match = isChanged ? stored.importedEtfsAndShares.find(known) : undefined;
  return knownOutcome(context, { known, target, match, compare }, stored.importedEtfsAndShares);
}

interface ClassedRow {
  readonly row: HoldingRow;
  readonly target: SecurityClass;
}

function findMatch({ row, target }: ClassedRow, stored: Stored) {
  const matches = target === 'bond' ? stored.bonds : stored.etfsAndShares;
  if (matches.isEmpty) return undefined;
  const { bank } = row.entry;
  const [key, keyWithBank] = rowKeys(row, bank);
  return matches.take(bank === null ? key : keyWithBank);
}

async function addHolding(
  { reserveId, today }: CompareContext,
  { row: { entry, userId }, target }: ClassedRow,
  { securities }: Stored,
): Promise<Validated<Required<Pick<Outcome, 'after' | 'writes'>>>> {
  const name = securities.get(entry.isin)?.name ?? entry.isin;
  const added: Validated<Added> =
    target === 'bond' ? addedBond(entry, today) : addedEtfOrShare(entry, { kind: target, name, today });
  if (!added.ok) return added;
  const id = await reserveId(target === 'bond' ? 'bonds' : 'etfs_and_shares');
  const { columns, after } = added.value;
  // Assigned, not copied: see bondColumns.
  return { ok: true, value: { after, writes: [Object.assign(columns, { user_id: userId, id })] } };
}

function compareWithMatch(
  { today }: CompareContext,
  entry: ImportedHolding,
  match: StoredBond | StoredEtfOrShare,
): Validated<Changed | null> {
  return isEtfOrShare(match) ? changedEtfOrShare(match, entry, today) : changedBond(match, entry, today);
}
