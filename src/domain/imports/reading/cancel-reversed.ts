import { Decimal } from '../../money/decimal.ts';
import type { ImportedRow, RowError } from '../imported-row.ts';
import { daysApart, draftDay, groupLines, type DraftRow } from './draft-row.ts';

/** The amount of a payment, or of tax on a line of its own; null for other lines. */
function reversibleAmount({ row: { entry }, addition }: DraftRow): string | null {
  if (addition !== null) return addition.amount;
  return entry?.kind === 'payment' || entry?.kind === 'distribution' ? entry.amount : null;
}

/** Equal for amounts that can reverse each other: of the same account, security and currency, and equal but for the sign. */
function reversalKey(draft: DraftRow): string | null {
  const { row, addition } = draft;
  const amount = reversibleAmount(draft);
  if (amount === null) return null;
  const { entry } = row;
  const paid =
    entry !== null && 'currency' in entry
      ? [entry.kind, entry.isin, entry.currency]
      : [addition?.field, addition?.to];
  return JSON.stringify([row.account, ...paid, new Decimal(amount).abs().toFixed()]);
}

/**
 * A negative payment, or a tax that is paid back, reverses an equal positive one. Neither is imported; a later line
 * of the file has the corrected payment.
 */
export function cancelReversed(drafts: readonly DraftRow[]): DraftRow[] {
  const result = [...drafts];
  const isNegative = (at: number) =>
    drafts[at] !== undefined && reversibleAmount(drafts[at])?.startsWith('-') === true;
  for (const group of groupLines(drafts, reversalKey).values()) {
    const positive = group.filter((at) => !isNegative(at));
    for (const at of group.filter(isNegative)) {
      const draft = drafts[at];
      if (draft === undefined) continue;
      const original = takeNearest(positive, draft, drafts);
      if (original !== undefined) {
        result[at] = reversed(draft, original.draft);
        result[original.at] = reversed(original.draft, draft);
      } else if (draft.addition === null) result[at] = withoutOriginal(draft);
    }
  }
  return result;
}

/** Whether one line also reverses the tax of the other. */
function hasOppositeTax(one: DraftRow, other: DraftRow): boolean {
  const [tax, otherTax] = [one, other].map(({ row: { entry } }) =>
    entry !== null && 'tax' in entry ? (entry.tax ?? '0') : '0',
  );
  return new Decimal(tax ?? 0).plus(otherTax ?? 0).isZero();
}

/** Removes the reversed line from `positive`: one with the same tax if there is any, then that of the nearest day, then the first. */
function takeNearest(positive: number[], draft: DraftRow, drafts: readonly DraftRow[]) {
  const [nearest] = positive
    .flatMap((at) => (drafts[at] === undefined ? [] : [{ at, draft: drafts[at] }]))
    .sort(
      (one, other) =>
        Number(hasOppositeTax(other.draft, draft)) - Number(hasOppositeTax(one.draft, draft)) ||
        daysApart(one.draft, draft) - daysApart(other.draft, draft),
    );
  if (nearest !== undefined) positive.splice(positive.indexOf(nearest.at), 1);
  return nearest;
}

const NOTHING_TO_REVERSE: RowError = { column: null, rule: 'takes_back_nothing', values: {} };

const withoutOriginal = ({ row }: DraftRow): DraftRow => ({
  row: { ...row, entry: null, errors: [NOTHING_TO_REVERSE] },
  addition: null,
  key: '',
});

function reversed(draft: DraftRow, other: DraftRow): DraftRow {
  const { row } = draft;
  const isin = row.entry !== null && 'isin' in row.entry ? row.entry.isin : row.security;
  const entry = { kind: 'information', what: 'reversed', isin, day: draftDay(draft), text: '' } as const;
  const shown: ImportedRow = { ...row, joinedRows: [other.row.row], entry };
  return { row: shown, addition: null, key: '' };
}
