import { dayNumber, type CalendarDate } from '../../calendar-date.ts';
import type { Addition } from '../formats/import-format.ts';
import type { ImportedRow } from '../imported-row.ts';

/** A row before the lines that belong together are joined. */
export interface DraftRow {
  readonly row: ImportedRow;
  readonly addition: Addition | null;
  /** The key by which additions find it; '' if it takes none. */
  readonly key: string;
}

/** The day of a line; null if it has none. */
export function draftDay({ row: { entry }, addition }: DraftRow): CalendarDate | null {
  if (addition !== null) return addition.day;
  return entry !== null && 'day' in entry ? entry.day : null;
}

/** The days between two lines; 0 if one of them has no day. */
export function daysApart(one: DraftRow, other: DraftRow): number {
  const [day, otherDay] = [draftDay(one), draftDay(other)];
  return day === null || otherDay === null ? 0 : Math.abs(dayNumber(day) - dayNumber(otherDay));
}

/** Groups the indexes of the lines by their key, in order; lines without a key are left out. */
export function groupLines(
  drafts: readonly DraftRow[],
  keyOf: (draft: DraftRow, at: number) => string | null,
): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [at, draft] of drafts.entries()) {
    const key = keyOf(draft, at);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [at]);
    else group.push(at);
  }
  return groups;
}
