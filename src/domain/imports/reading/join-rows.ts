import { Decimal } from '../../money/decimal.ts';
import type { Addition } from '../formats/import-format.ts';
import type { ImportedEntry, ImportedRow, RowError } from '../imported-row.ts';

/** A row before the lines that belong together are joined. */
export interface DraftRow {
  readonly row: ImportedRow;
  readonly addition: Addition | null;
  /** The key by which additions find it. */
  readonly key: string;
}

const sum = (one: string | null, other: string) => new Decimal(one ?? 0).plus(other).toFixed();

function withAddition(row: ImportedRow, from: ImportedRow, { field, amount }: Addition): ImportedRow {
  const joinedRows = [...row.joinedRows, from.row];
  return { ...row, joinedRows, entry: addTo(row.entry, field, amount) };
}

function addTo(entry: ImportedEntry | null, field: Addition['field'], amount: string): ImportedEntry | null {
  if (entry?.kind === 'holding' && field === 'accruedInterest') {
    // The deal's own line may already include it.
    const isIncluded = entry.accruedInterest !== null && new Decimal(entry.accruedInterest).eq(amount);
    return isIncluded ? entry : { ...entry, accruedInterest: sum(entry.accruedInterest, amount) };
  }
  if (entry?.kind === 'payment' || entry?.kind === 'distribution' || entry?.kind === 'holding') {
    return { ...entry, tax: sum(entry.tax, amount) };
  }
  return entry;
}

/** Joins additions to the lines they belong to, and cancels payments that another line reverses. Keeps the file's order. */
export function joinRows(drafts: readonly DraftRow[]): ImportedRow[] {
  const rows: (ImportedRow | undefined)[] = drafts.map(({ row, addition }) =>
    addition === null ? row : undefined,
  );
  const byKey = new Map<string, number>();
  for (const [at, { key, addition }] of drafts.entries()) {
    if (key !== '' && addition === null && !byKey.has(key)) byKey.set(key, at);
  }
  for (const [at, { row, addition }] of drafts.entries()) {
    if (addition === null) continue;
    const target = byKey.get(addition.to);
    const found = target === undefined ? undefined : rows[target];
    if (target === undefined || found === undefined) rows[at] = unmatchedAddition(row, addition);
    else rows[target] = withAddition(found, row, addition);
  }
  return cancelReversed(rows.filter((row) => row !== undefined));
}

/** An addition whose line is not in the file is shown as information and not imported. */
function unmatchedAddition(row: ImportedRow, { field, amount }: Addition): ImportedRow {
  const text = `${field === 'tax' ? 'tax withheld' : 'accrued interest'}: ${amount}`;
  return { ...row, entry: { kind: 'information', what: 'other', isin: null, day: null, text } };
}

const incomeKey = ({ entry }: ImportedRow) =>
  entry?.kind === 'payment' || entry?.kind === 'distribution'
    ? [entry.kind, entry.isin, entry.currency, new Decimal(entry.amount).abs().toFixed()].join('|')
    : '';

const NOTHING_TO_REVERSE: RowError = { column: null, rule: 'takes_back_nothing', values: {} };

const incomeAmount = ({ entry }: ImportedRow) => (entry !== null && 'amount' in entry ? entry.amount : '0');

/** A negative payment reverses an equal positive one. Neither is imported; a later line of the file has the corrected payment. */
function cancelReversed(rows: readonly ImportedRow[]): ImportedRow[] {
  const isNegative = (row: ImportedRow) => incomeKey(row) !== '' && incomeAmount(row).startsWith('-');
  const negative = rows.filter(isNegative);
  if (negative.length === 0) return [...rows];
  const positive = new Map<string, ImportedRow[]>();
  for (const row of rows.filter((each) => !isNegative(each))) {
    const known = positive.get(incomeKey(row));
    if (known === undefined) positive.set(incomeKey(row), [row]);
    else known.push(row);
  }
  const replaced = new Map<ImportedRow, ImportedRow>();
  for (const row of negative) {
    const original = positive.get(incomeKey(row))?.shift();
    if (original === undefined) replaced.set(row, { ...row, entry: null, errors: [NOTHING_TO_REVERSE] });
    else {
      replaced.set(original, asInformation(original, row));
      replaced.set(row, asInformation(row, original));
    }
  }
  return rows.map((row) => replaced.get(row) ?? row);
}

function asInformation(row: ImportedRow, other: ImportedRow): ImportedRow {
  const { entry } = row;
  const [isin, day] =
    entry !== null && 'isin' in entry && 'day' in entry ? [entry.isin, entry.day] : [null, null];
  return {
    ...row,
    joinedRows: [other.row],
    entry: { kind: 'information', what: 'other', isin, day, text: 'reversed' },
  };
}
