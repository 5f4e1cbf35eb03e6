import type { CalendarDate } from '../../calendar-date.ts';
import { groupBy } from '../../group-by.ts';
import { Decimal, type DecimalLike } from '../../money/decimal.ts';
import type { CashFlowRow } from './cash-flow-table.ts';

/** A stored row of the table. Any figure may be missing. */
export type StoredCashFlow = {
  readonly date: CalendarDate;
  readonly position: DecimalLike | null;
  readonly interim: DecimalLike | null;
  readonly principal: DecimalLike | null;
  readonly total: DecimalLike | null;
  readonly cumulative: DecimalLike | null;
  readonly real: DecimalLike | null;
  readonly diff: DecimalLike | null;
};

/** The changes that turn the stored table into the generated one. */
export type CashFlowChanges<Stored> = {
  readonly added: readonly CashFlowRow[];
  readonly changed: readonly { readonly before: Stored; readonly after: CashFlowRow }[];
  readonly removed: readonly Stored[];
  readonly unchanged: number;
};

const FIGURES = ['position', 'interim', 'principal', 'total', 'cumulative', 'real', 'diff'] as const;

function areEqual(stored: DecimalLike | null, made: Decimal | null): boolean {
  return stored === null || made === null ? stored === made : made.eq(stored);
}

/**
 * Payments determine the amounts received. They do not cover the purchase, and if none is recorded they cover no row at all.
 * There, entered values stay.
 */
function withEnteredReal(made: CashFlowRow, stored: StoredCashFlow, hasPayments: boolean): CashFlowRow {
  if (made.real !== null || stored.real === null || (hasPayments && made.kind !== 'purchase')) return made;
  const real = new Decimal(stored.real);
  return { ...made, real, diff: real.minus(made.total) };
}

/** Removes and returns a row of the same day: the one with the same total, else the first. */
function takeMatch<Stored extends StoredCashFlow>(
  ofDay: Stored[] | undefined,
  { total }: CashFlowRow,
): Stored | undefined {
  if (ofDay === undefined) return undefined;
  const same = ofDay.findIndex((stored) => areEqual(stored.total, total));
  return ofDay.splice(Math.max(same, 0), 1)[0];
}

/** Compares the rows day by day. `hasPayments` is true if payments of the bond are recorded. */
export function cashFlowChanges<Stored extends StoredCashFlow>(
  stored: readonly Stored[],
  made: readonly CashFlowRow[],
  hasPayments: boolean,
): CashFlowChanges<Stored> {
  const unmatched = groupBy(stored, ({ date }) => date);
  const added: CashFlowRow[] = [];
  const changed: { before: Stored; after: CashFlowRow }[] = [];
  for (const row of made) {
    const before = takeMatch(unmatched.get(row.date), row);
    if (before === undefined) {
      added.push(row);
      continue;
    }
    const after = withEnteredReal(row, before, hasPayments);
    if (!FIGURES.every((figure) => areEqual(before[figure], after[figure]))) changed.push({ before, after });
  }
  const removed = [...unmatched.values()].flat();
  return { added, changed, removed, unchanged: made.length - added.length - changed.length };
}
