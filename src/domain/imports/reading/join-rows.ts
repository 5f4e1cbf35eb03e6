import { Decimal } from '../../money/decimal.ts';
import type { Addition } from '../formats/import-format.ts';
import type { ImportedEntry, ImportedRow } from '../imported-row.ts';
import { cancelReversed } from './cancel-reversed.ts';
import { daysApart, groupLines, type DraftRow } from './draft-row.ts';

/** A tax can be booked some days after its payment, and accrued interest on the settlement day. */
const MAX_DAYS_APART = 14;

/** Cancels payments that another line reverses, and joins additions to the lines they belong to. Keeps the file's order. */
export function joinRows(drafts: readonly DraftRow[]): ImportedRow[] {
  const left = cancelReversed(drafts);
  const rows: (ImportedRow | undefined)[] = left.map(({ row, addition }) =>
    addition === null ? row : unmatchedAddition(row, addition),
  );
  for (const [from, to] of findTargets(left)) {
    const [draft, target] = [left[from], rows[to]];
    if (draft === undefined || draft.addition === null || target === undefined) continue;
    rows[to] = withAddition(target, draft.row, draft.addition);
    rows[from] = undefined;
  }
  return rows.filter((row) => row !== undefined);
}

const groupKey = ({ row }: DraftRow, ...parts: readonly string[]) => JSON.stringify([row.account, ...parts]);

/** The index of each addition with that of its line, in the file's order: a line of the same account and key, of the nearest day. */
function findTargets(drafts: readonly DraftRow[]): [number, number][] {
  const targets = groupLines(drafts, (draft) =>
    draft.addition === null && draft.key !== '' ? groupKey(draft, draft.key) : null,
  );
  const nearest = drafts.map((draft) =>
    draft.addition === null ? [] : nearestLines(targets.get(groupKey(draft, draft.addition.to)) ?? [], draft, drafts),
  ); // prettier-ignore
  const groups = groupLines(drafts, (draft, at) => {
    const [first] = nearest[at] ?? [];
    return draft.addition === null || first === undefined
      ? null
      : groupKey(draft, draft.addition.field, String(first));
  });
  return [...groups.values()]
    .flatMap((additions) => pairLines(additions, nearest[additions[0] ?? -1] ?? [], drafts))
    .sort(([one], [other]) => one - other);
}

function nearestLines(candidates: readonly number[], draft: DraftRow, drafts: readonly DraftRow[]): number[] {
  const apart = (at: number) => (drafts[at] === undefined ? Infinity : daysApart(drafts[at], draft));
  const least = Math.min(MAX_DAYS_APART, ...candidates.map(apart));
  return candidates.filter((at) => apart(at) === least);
}

/**
 * Pairs additions with the lines of a day that they can belong to. As many as there are lines are paired by size, as both tax and accrued
 * interest grow with the line; otherwise each goes to the line nearest in the file.
 */
function pairLines(
  additions: readonly number[],
  targets: readonly number[],
  drafts: readonly DraftRow[],
): [number, number][] {
  const bySize = (lines: readonly number[]) =>
    lines
      .map((at) => ({ at, size: draftSize(drafts[at]) }))
      .sort((one, other) => one.size - other.size)
      .map(({ at }) => at);
  if (additions.length === targets.length) {
    const sorted = bySize(targets);
    return bySize(additions).map((from, i) => [from, sorted[i] ?? -1]);
  }
  return additions.map((from) => {
    const [to = -1] = [...targets].sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
    return [from, to];
  });
}

/** Only orders lines, so it needs no decimals. */
function draftSize(draft: DraftRow | undefined): number {
  const entry = draft?.row.entry;
  if (entry?.kind === 'holding') return Number(entry.quantity);
  return Number(draft?.addition?.amount ?? (entry != null && 'amount' in entry ? entry.amount : '0'));
}

function withAddition(row: ImportedRow, from: ImportedRow, { field, amount }: Addition): ImportedRow {
  const joinedRows = [...row.joinedRows, from.row];
  return { ...row, joinedRows, entry: addTo(row.entry, field, amount) };
}

const sum = (one: string | null, other: string) => new Decimal(one ?? 0).plus(other).toFixed();

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

/** An amount whose line is not in the file would be lost, so it is an error. */
function unmatchedAddition(row: ImportedRow, { field, amount }: Addition): ImportedRow {
  const rule = field === 'tax' ? 'tax_without_payment' : 'accrued_without_deal';
  return { ...row, entry: null, errors: [{ column: null, rule, values: { amount } }] };
}
