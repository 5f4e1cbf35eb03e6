import type { ImportedEntry } from '#domain/imports/imported-row';
import type { UserId } from '#api/platform/ids';
import { findCurrentIsins } from '../../../office/instruments/earlier-isins.store.ts';
import type { StagedRow } from '../import-rows.store.ts';
import type { ReadImportFile } from '../reading/read-import-file.ts';
import { compareCashFlows } from './compare-cash-flows.ts';
import {
  entryIsin,
  errorOutcome,
  createIdReserver,
  stageRow,
  type CompareContext,
  type ResolvedRow,
} from './compare-context.ts';
import { compareEdited } from './compare-edited.ts';
import { compareHoldings, findStoredHoldings } from './compare-holdings.ts';
import { compareIncome } from './compare-income.ts';
import { comparePrices } from './compare-prices.ts';
import { compareRedemptions, isRedemption } from './compare-redemptions.ts';
import { compareUsers } from './compare-users.ts';
import { findRepeatedRows, markRepeatedRow } from './repeated-rows.ts';
import { createHolderFinder, createIdentityFinder, identify } from './resolved-rows.ts';
import type { HoldingKey } from './stored-rows.store.ts';
import { rowError } from './written-row.ts';

export interface ComparedFile extends Omit<CompareContext, 'reserveId' | 'isOwnReport' | 'format'> {
  readonly holderId: UserId | null;
  readonly read: ReadImportFile;
  /** Of the mapped header, in hexadecimal digits; '' if the format is known. */
  readonly headerHash: string;
}

/** Prefix of the formats that Kupon writes: its reports, and 'Export for editing'. */
const OWN_FORMAT_PREFIX = 'kupon';

type Resolved = ResolvedRow;

const identityScope = ({ read: { format }, headerHash }: ComparedFile) => ({
  format: format ?? `mapping ${headerHash}`,
  isMapped: format === null,
});

async function resolve(file: ComparedFile): Promise<Resolved[]> {
  const { db, access, holderId, read, timeZone } = file;
  const { rows } = read;
  const findHolder = await createHolderFinder(db, rows, { holderId, canNameHolders: access.owner === null });
  const holders = rows.map(findHolder);
  const userIds = holders.map(({ userId }) => userId);
  const identities = identify(rows, userIds, identityScope(file));
  const withHolder = identities.flatMap((identified, at) => {
    const userId = userIds[at] ?? null;
    return userId === null || identified === undefined ? [] : [{ ...identified, userId }];
  });
  const findStored = await createIdentityFinder(db, withHolder, { scope: access.scope, timeZone });
  const isins = new Set(rows.flatMap(({ entry }) => entryIsin(entry) ?? []));
  const current = await findCurrentIsins(db, [...isins]);
  const repeated = findRepeatedRows(rows, identities);
  return rows.map((row, at) => {
    const named = entryIsin(row.entry) ?? '';
    const { userId, errors } = holders[at] ?? { userId: null, errors: [] };
    const identified = identities[at];
    return {
      place: at + 1,
      row,
      entry: withIsin(row.entry, current.get(named)),
      earlierIsin: current.has(named) ? named : null,
      cells: read.cellsOf(row),
      userId,
      errors: [...row.errors.map((error) => ({ ...error, values: { ...error.values } })), ...errors],
      identified,
      known: userId === null || identified === undefined ? undefined : findStored(userId, identified),
      repeats: repeated[at],
    };
  });
}

/** The entry with the current ISIN of its security. */
function withIsin(entry: ImportedEntry | null, isin: string | undefined): ImportedEntry | null {
  return isin === undefined || entry === null || entry.kind === 'user' ? entry : { ...entry, isin };
}

/** The rows without errors whose entry is of one of these kinds. */
function ofKinds<K extends ImportedEntry['kind']>(rows: readonly Resolved[], kinds: readonly K[]) {
  type OfKind = Resolved & { readonly entry: Extract<ImportedEntry, { kind: K }> };
  return rows.filter(
    (row): row is OfKind => row.errors.length === 0 && kinds.some((kind) => kind === row.entry?.kind),
  );
}

function holdingKeys(
  rows: readonly (Resolved & { readonly entry: { readonly isin: string } })[],
): HoldingKey[] {
  const keys = new Map<string, HoldingKey>();
  for (const { userId, entry } of rows) {
    if (userId !== null) keys.set(`${userId} ${entry.isin}`, { user_id: userId, isin: entry.isin });
  }
  return [...keys.values()];
}

/** Compares every row of a file with the stored data and stages the outcome. */
export async function compareRows(file: ComparedFile): Promise<void> {
  const isOwnReport = file.read.format?.startsWith(OWN_FORMAT_PREFIX) === true;
  const rows = await resolve(file);
  const context: CompareContext = {
    ...file,
    isOwnReport,
    format: file.read.format,
    reserveId: createIdReserver(file.db, file.read.rows.length),
    keep: (staged) => file.keep(markRepeatedRow(staged, rows[staged.columns.place - 1]?.repeats)),
  };
  const holdings = ofKinds(rows, ['holding']);
  const payments = ofKinds(rows, ['payment']);
  const redemptions = payments.filter(isRedemption);
  const income = [...payments.filter((row) => !isRedemption(row)), ...ofKinds(rows, ['distribution'])];
  const cashFlows = ofKinds(rows, ['cashFlow']);
  const held = await findStoredHoldings(
    context,
    holdingKeys([...holdings, ...income, ...redemptions, ...cashFlows]),
  );
  const editedLines = ofKinds(rows, ['edited']);
  await compareEdited(context, editedLines);
  const edited = editedLines.map(({ entry }) => entry);
  const hasDependents = income.length + redemptions.length + cashFlows.length > 0;
  const redeemed = new Set(redemptions.map(({ entry }) => entry.isin));
  const added = await compareHoldings(context, holdings, { held, edited, hasDependents, redeemed });
  await compareRedemptions(context, redemptions, { held, added });
  await compareIncome(context, income, { held, added, edited });
  await compareCashFlows(context, cashFlows, { held, added });
  const prices = ofKinds(rows, ['price']);
  await comparePrices(context, prices);
  const users = ofKinds(rows, ['user']);
  await compareUsers(context, users);
  const all = [...holdings, ...editedLines, ...income, ...redemptions, ...cashFlows, ...prices, ...users];
  const compared = new Set(all.map(({ place }) => place));
  for (const row of rows) if (!compared.has(row.place)) await context.keep(uncompared(row));
}

/** A row that is not compared, because it has errors or nothing to write. */
function uncompared(row: Resolved): StagedRow {
  const { entry } = row;
  if (row.errors.length > 0) return stageRow(row, errorOutcome(row.errors));
  if (entry === null) return stageRow(row, errorOutcome(rowError('nothing_to_import')));
  if (entry.kind !== 'information') throw new Error(`a ${entry.kind} was not compared`);
  const { what, day, text } = entry;
  return stageRow(row, { kind: 'information', target: null, after: { what, day, text } });
}
