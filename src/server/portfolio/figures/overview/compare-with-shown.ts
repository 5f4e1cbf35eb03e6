import type { CalendarDate } from '#domain/calendar-date';
import {
  recomputedValues,
  settledValues,
  type Recomputed,
} from '#domain/portfolio/valuation/recomputed-values';
import type { UserId } from '#api/platform/ids';
import type { Database } from '../../../platform/database/schema.ts';
import type { FoundHistory } from './find-history.ts';
import { findShownHistory, saveShownHistory } from './shown-history.store.ts';

interface Shown {
  readonly holder: UserId;
  readonly today: CalendarDate;
}

/**
 * Compares the values with those shown before, and keeps them for the next time (docs/decisions/0035-recomputed-values.md). Returns when
 * values within the period were last recomputed; null if they never were.
 */
export async function compareWithShown(
  db: Database,
  { period, history }: FoundHistory,
  { holder, today }: Shown,
): Promise<Recomputed | null> {
  const shown = await findShownHistory(db, holder);
  // Up to an earlier day, the values are those of that day, without what only holds for today.
  if (period.to !== today) return within(shown.recomputed, period);
  const now = settledValues(history.points, today);
  const recomputed = recomputedValues({ before: shown.values, now }, shown.recomputed, today);
  const values = [...shown.values.filter(([day]) => day < period.from), ...now];
  if (JSON.stringify(values) !== JSON.stringify(shown.values))
    await saveShownHistory(db, holder, { values, recomputed });
  return within(recomputed, period);
}

function within(recomputed: Recomputed | null, { from, to }: FoundHistory['period']): Recomputed | null {
  return recomputed !== null && recomputed.from <= to && from <= recomputed.to ? recomputed : null;
}
